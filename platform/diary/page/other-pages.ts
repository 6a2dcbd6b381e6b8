import { html } from 'hono/html';
import type { PersonRow } from '@/platform/diary/lesson/find-lesson';
import type { Page, PageTemplate } from '@/platform/openid/pages/page-template';
import { whoLine } from './parts';

/** Home of those who neither teach nor learn. */
export function staffPage(template: PageTemplate, person: PersonRow): Page {
  const content = html`${whoLine(person)}
    <h1>Дневник</h1>
    <p>У сотрудников школы в этой учебной копии нет своих страниц.</p>`;
  return template.page('Дневник', content);
}
