import { html } from 'hono/html';
import type { LessonRow, PersonRow } from '@/platform/diary/lesson/find-lesson';
import { addDays } from '@/platform/partners/school/moscow-time';
import type { MarkRow } from '@/platform/diary/work/marks';
import type { WorkRow } from '@/platform/diary/work/works';
import type { Page, PageTemplate } from '@/platform/openid/pages/page-template';
import { homeworkOf, whoLine } from './parts';
import { dayText, timeText, weekText } from '@/platform/partners/school/times';

type Week = {
  person: PersonRow;
  /** As YYYY-MM-DD. */
  monday: string;
  lessons: LessonRow[];
  works: WorkRow[];
  /** Of one student: for who is taught or asks for their child. */
  student?: { id: string; marks: MarkRow[] };
};

/** The timetable of a teacher, or the diary of a student. */
export function weekPage(template: PageTemplate, week: Week): Page {
  const { person, monday, lessons } = week;
  const days = [...new Set(lessons.map(({ date }) => date))];
  const title = week.student ? 'Дневник' : 'Расписание';
  const content = html`${whoLine(person)}
    <h1>${title}</h1>
    <nav class="week" aria-label="Недели">
      <a href="/?week=${addDays(monday, -7)}">← Раньше</a>
      <a href="/?week=${addDays(monday, 7)}">Позже →</a>
    </nav>
    <p>${weekText(monday, addDays(monday, 6))}</p>
    ${days.length === 0 ? html`<p>На этой неделе уроков нет. Посмотрите другую неделю.</p>` : ''}
    ${days.map((day) => dayOf(week, day))}`;
  return template.page(title, content);
}

function dayOf(week: Week, day: string): Page {
  const lessons = week.lessons.filter(({ date }) => date === day);
  const [first] = lessons;
  return html`<h2>${first ? dayText(first.startsAt) : day}</h2>
    <ul class="day">
      ${lessons.map((lesson) => lessonOf(week, lesson))}
    </ul>`;
}

function lessonOf({ works, student }: Week, lesson: LessonRow): Page {
  const own = works.filter(({ lessonId }) => lessonId === lesson.id);
  const { id, startsAt, groupName, subjectName, topic, isCancelled } = lesson;
  const name = student ? subjectName : `${groupName}, ${subjectName}`;
  const state = isCancelled ? 'Урок отменён' : topic;
  const count = own.length > 0 ? ` · заданий: ${own.length}` : '';
  return html`<li>
    <span class="time">${timeText(startsAt)}</span>
    <div>
      <a class="name" href="/lesson/${id}">${name}</a>
      <p>${state}${student ? '' : count}</p>
      ${student ? homeworkOf(own, student.marks, student.id) : ''}
    </div>
  </li>`;
}
