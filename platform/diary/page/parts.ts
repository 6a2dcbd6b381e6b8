import { html } from 'hono/html';
import type { PersonRow } from '@/platform/diary/lesson/find-lesson';
import { SCHOOL } from '@/platform/diary/seed/people';
import type { MarkRow } from '@/platform/diary/work/marks';
import type { WorkRow } from '@/platform/diary/work/works';
import type { Page } from '@/platform/openid/pages/page-template';
import { dueText } from '@/platform/partners/school/times';

const titles = { teacher: 'учитель', student: 'ученик', parent: 'родитель', staff: 'сотрудник' };

/** Who is signed in, and the way out. */
export function whoLine({ name, surname, role }: PersonRow): Page {
  return html`<div class="who wide">
    <span>${name} ${surname}, ${titles[role]} · ${SCHOOL}</span>
    <a href="/signout">Выйти</a>
  </div>`;
}

/** «87 %» with a space that does not break, as Russian has it. */
export const markText = (value: string): string => value.replace('%', '\u00a0%');

/** The homework of a lesson as a student sees it. */
export function homeworkOf(works: WorkRow[], marks: MarkRow[], studentId: string): Page | '' {
  if (works.length === 0) return '';
  const markOf = ({ lessonId, externalId }: WorkRow) =>
    marks.find(
      (one) =>
        one.lessonId === lessonId && one.externalId === externalId && one.studentId === studentId,
    )?.value;
  return html`<ul class="works">
    ${works.map((one) => {
      const value = markOf(one);
      return html`<li>
        <p>
          <strong>${one.title}</strong>
          ${value ? html` <span class="mark" aria-label="Отметка: ${markText(value)}">${markText(value)}</span>` : ''}
        </p>
        ${one.dueAt ? html`<p>Сдать до ${dueText(one.dueAt)}</p>` : ''}
        <form method="post" action="/lesson/${one.lessonId}/open/${one.externalId}">
          <div><button>Открыть задание</button></div>
        </form>
      </li>`;
    })}
  </ul>`;
}
