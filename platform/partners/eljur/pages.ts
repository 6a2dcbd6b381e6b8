import { html } from 'hono/html';
import type { Page } from '@/platform/openid/pages/page-template';
import { dayText, timeText } from '@/platform/partners/school/times';
import type { HomeworkRow, MarkRow } from './homework';
import type { Lesson, Person } from './school';

const titles = { teacher: 'учитель', student: 'ученик', parent: 'родитель', staff: 'сотрудник' };

/** Who looks; `student` is whose diary it is, null for a teacher. */
export type Visitor = { person: Person; student: Person | null };
export type View = Visitor & { homework: HomeworkRow[]; marks: MarkRow[] };

function whoLine({ title, role }: Person): Page {
  return html`<div class="who wide">
    <span>${title}, ${titles[role]}</span>
    <a href="/eljur/signout">Выйти</a>
  </div>`;
}

/** Two weeks: the timetable of a teacher, or the diary of a student. */
export function weeksPage(view: View, lessons: Lesson[]): Page {
  const { person, student, homework } = view;
  const days = [...new Set(lessons.map(({ day }) => day))];
  return html`${whoLine(person)}
    <h1>${student ? 'Дневник' : 'Расписание'}</h1>
    ${days.length === 0 ? html`<p>Уроков в эти две недели нет.</p>` : ''}
    ${days.map((day) => {
      const own = lessons.filter((lesson) => lesson.day === day);
      return html`<h2>${dayText(own[0]?.startsAt ?? new Date(day))}</h2>
        <ul class="day">
          ${own.map((lesson) => {
            const here = homework.filter((row) => row.lesson === lesson.id);
            const name = student ? lesson.subject : `${lesson.className}, ${lesson.subject}`;
            return html`<li>
              <span class="time">${timeText(lesson.startsAt)}</span>
              <div>
                <a class="name" href="/eljur/lesson/${lesson.id}">${name}</a>
                ${student ? homeworkOf(view, here) : here.length > 0 ? html`<p>заданий: ${here.length}</p>` : ''}
              </div>
            </li>`;
          })}
        </ul>`;
    })}`;
}

/** A lesson: where the teacher adds homework and sets marks, where a student opens it. */
export function lessonPage(view: View, lesson: Lesson, students: Person[]): Page {
  const { person, student, homework } = view;
  return html`${whoLine(person)}
    <nav class="week"><a href="/eljur/">← К расписанию</a></nav>
    <h1>${lesson.className}, ${lesson.subject}</h1>
    <p>${dayText(lesson.startsAt)}, ${timeText(lesson.startsAt)}, урок ${lesson.num}</p>
    <h2>Домашнее задание</h2>
    ${homework.length === 0 ? html`<p>Пока ничего не задано.</p>` : ''}
    ${
      student
        ? homeworkOf(view, homework)
        : html`<ul class="works">
              ${homework.map(
                ({ text, link }) =>
                  html`<li>
                    <p><strong>${text}</strong></p>
                    <a href="${link}">Посмотреть задание</a>
                  </li>`,
              )}
            </ul>
            <form method="post" action="/eljur/lesson/${lesson.id}/add">
              <div><button>Добавить задание</button></div>
            </form>
            ${homework.map((row) => marksForm(view, row, students))}`
    }`;
}

/** As a student sees it, with the mark and its weight. */
function homeworkOf({ marks, student }: View, homework: HomeworkRow[]): Page | '' {
  if (homework.length === 0) return '';
  return html`<ul class="works">
    ${homework.map((row) => {
      const mark = markOf(marks, row, student?.id);
      const due = row.due.replace(/^(....)(..)(..)$/, '$3.$2.$1');
      return html`<li>
        <p><strong>${row.text}</strong> ${mark ? markText(mark) : ''}</p>
        ${due ? html`<p>Сдать до ${due}</p>` : ''}
        <form method="post" action="/eljur/lesson/${row.lesson}/open/${row.id}">
          <div><button>Открыть задание</button></div>
        </form>
      </li>`;
    })}
  </ul>`;
}

const markOf = (marks: MarkRow[], row: HomeworkRow, student: string | undefined) =>
  marks.find((mark) => mark.homework === row.id && mark.student === student);

const markText = ({ value, weight }: MarkRow): Page =>
  html`<span class="mark" aria-label="Отметка: ${value}, вес ${weight}">${value}</span>`;

const CHOICES = ['5', '4', '3', '2', 'н'];

/** The marks for one homework, which the teacher sets by hand. */
function marksForm({ marks }: View, row: HomeworkRow, students: Person[]): Page {
  return html`<form method="post" action="/eljur/lesson/${row.lesson}/marks/${row.id}">
    <div>
      <table>
        <caption>
          Отметки: ${row.text}
        </caption>
        <thead>
          <tr>
            <th scope="col">Ученик</th>
            <th scope="col">Отметка</th>
            <th scope="col">Поставить</th>
          </tr>
        </thead>
        <tbody>
          ${students.map(({ id, title }) => {
            const mark = markOf(marks, row, id);
            return html`<tr>
              <th scope="row">${title}</th>
              <td>
                ${
                  mark
                    ? html`${markText(mark)}
                        <p class="hint">вес ${mark.weight}</p>`
                    : '—'
                }
              </td>
              <td>
                <select name="mark-${id}" aria-label="Отметка: ${title}">
                  <option value="">не менять</option>
                  ${CHOICES.map((value) => html`<option>${value}</option>`)}
                </select>
              </td>
            </tr>`;
          })}
        </tbody>
      </table>
      <button>Сохранить отметки</button>
    </div>
  </form>`;
}
