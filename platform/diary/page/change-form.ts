import { html } from 'hono/html';
import type { LessonRow } from '@/platform/diary/lesson/find-lesson';
import { LESSONS_A_DAY } from '@/platform/partners/school/moscow-time';
import type { Page } from '@/platform/openid/pages/page-template';

/** Moves or cancels the lesson. */
export function changeForm({ id, date, number }: LessonRow): Page {
  const numbers = Array.from({ length: LESSONS_A_DAY }, (_, at) => at + 1);
  return html`<details>
    <summary>Перенести или отменить урок</summary>
    <form method="post" action="/lesson/${id}/move">
      <div class="fields">
        <div>
          <label class="name" for="date">Дата</label>
          <input id="date" name="date" type="date" value="${date}" required />
        </div>
        <div>
          <label class="name" for="number">Номер урока</label>
          <select id="number" name="number">
            ${numbers.map(
              (one) => html`<option ${one === number ? 'selected' : ''}>${one}</option>`,
            )}
          </select>
        </div>
      </div>
      <div class="buttons">
        <button>Перенести</button>
        <button class="plain" formaction="/lesson/${id}/cancel" formnovalidate>
          Отменить урок
        </button>
      </div>
    </form>
  </details>`;
}
