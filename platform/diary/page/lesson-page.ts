import { html } from 'hono/html';
import { dueDefaultOf, type LessonRow, type PersonRow } from '@/platform/diary/lesson/find-lesson';
import type { MarkRow } from '@/platform/diary/work/marks';
import type { WorkRow } from '@/platform/diary/work/works';
import { alert } from '@/platform/openid/pages/field';
import type { Page, PageTemplate } from '@/platform/openid/pages/page-template';
import { changeForm } from './change-form';
import { homeworkOf, markText, whoLine } from './parts';
import { dayText, dueText, timeText } from '@/platform/partners/school/times';

export type LessonView = {
  person: PersonRow;
  lesson: LessonRow;
  works: WorkRow[];
  marks: MarkRow[];
  /** Of the group. */
  students: PersonRow[];
  problem?: string;
};

const VALUES = ['5', '4', '3', '2'] as const;

/** A lesson as its teacher sees it. */
export function teacherLessonPage(template: PageTemplate, view: LessonView): Page {
  const { lesson, works, problem } = view;
  const content = html`${head(view)} ${alert(problem)}
    <h2>Домашнее задание</h2>
    ${works.length === 0 ? html`<p>Пока ничего не задано.</p>` : ''}
    <ul class="works">
      ${works.map(
        ({ title, url, dueAt }) =>
          html`<li>
            <p><strong>${title}</strong></p>
            ${dueAt ? html`<p>Сдать до ${dueText(dueAt)}</p>` : ''}
            <a href="${url}">Посмотреть задание</a>
          </li>`,
      )}
    </ul>
    ${
      lesson.isCancelled
        ? ''
        : html`<form method="post" action="/lesson/${lesson.id}/add">
            <div><button>Добавить задание</button></div>
          </form>`
    }
    ${works.length > 0 ? html`<h2>Отметки</h2>` : ''} ${works.map((one) => marksOf(view, one))}
    ${lesson.isCancelled ? '' : changeForm(lesson)}`;
  return template.page(`${lesson.groupName}, ${lesson.subjectName}`, content);
}

/** A lesson as a student of the group or a parent sees it. */
export function studentLessonPage(
  template: PageTemplate,
  view: LessonView,
  studentId: string,
): Page {
  const { lesson, works, marks } = view;
  const content = html`${head(view)}
    <h2>Домашнее задание</h2>
    ${works.length === 0 ? html`<p>Пока ничего не задано.</p>` : ''}
    ${homeworkOf(works, marks, studentId)}`;
  return template.page(lesson.subjectName, content);
}

function head({ person, lesson }: LessonView): Page {
  return html`${whoLine(person)}
    <nav class="week"><a href="/?week=${lesson.date}">← К неделе</a></nav>
    <h1>${lesson.groupName}, ${lesson.subjectName}</h1>
    ${lesson.isCancelled ? html`<p class="done">Урок отменён.</p>` : ''}
    <dl>
      <div>
        <dt>Когда</dt>
        <dd>${dayText(lesson.startsAt)}, ${timeText(lesson.startsAt)}, урок ${lesson.number}</dd>
      </div>
      <div>
        <dt>Тема</dt>
        <dd>${lesson.topic}</dd>
      </div>
      <div>
        <dt>Следующий урок</dt>
        <dd>${dueText(dueDefaultOf(lesson))}</dd>
      </div>
    </dl>`;
}

/** The marks for one work, with a form in which the teacher sets them by hand. */
function marksOf({ lesson, marks, students }: LessonView, one: WorkRow): Page {
  return html`<form method="post" action="/lesson/${lesson.id}/marks/${one.externalId}">
    <div>
      <table>
        <caption>
          ${one.title}
        </caption>
        <thead>
          <tr>
            <th scope="col">Ученик</th>
            <th scope="col">Отметка</th>
            <th scope="col">Поставить</th>
          </tr>
        </thead>
        <tbody>
          ${students.map((student) => {
            const known = marks.find(
              ({ externalId, studentId }) =>
                externalId === one.externalId && studentId === student.id,
            );
            return markRow(student, known);
          })}
        </tbody>
      </table>
      <button>Сохранить отметки</button>
    </div>
  </form>`;
}

function markRow({ id, name, surname }: PersonRow, known: MarkRow | undefined): Page {
  const source = known?.isByHand ? 'учитель' : 'Рабочие тетради';
  return html`<tr>
    <th scope="row">${surname} ${name}</th>
    <td>
      ${
        known?.value
          ? html`<span class="mark">${markText(known.value)}</span>
              <p class="hint">${source}</p>`
          : '—'
      }
    </td>
    <td>
      <select name="mark-${id}" aria-label="Отметка: ${surname} ${name}">
        <option value="">не менять</option>
        ${VALUES.map((value) => html`<option>${value}</option>`)}
        <option value="none">снять</option>
      </select>
    </td>
  </tr>`;
}
