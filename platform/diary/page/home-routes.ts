import { getPerson, listLessons, type PersonRow } from '@/platform/diary/lesson/find-lesson';
import { daySchema } from '@/platform/diary/api/schemas';
import { addDays, mondayOf, moscowDay } from '@/platform/partners/school/moscow-time';
import { listMarks } from '@/platform/diary/work/marks';
import { listWorks } from '@/platform/diary/work/works';
import { addSignIn, nobodyPage } from '@/platform/partners/school/sign-in';
import type { ServiceContext } from '@/platform/kernel/service-context';
import { staffPage } from './other-pages';
import type { Pages, Site } from './routes';
import { weekPage } from './week-page';

/** Sign-in, and the week of who is signed in. */
export function addHomePages(pages: Pages, site: Site): void {
  const { template } = site.partner;
  pages.get('/', async (http) => {
    const person = await site.find(http);
    if (!person) return template.send(http, nobodyPage(site.partner), 200);
    if (person.role === 'staff') return template.send(http, staffPage(template, person), 200);
    return showWeek(http, site, person);
  });
  addSignIn(pages, site.partner);
}

async function showWeek(http: ServiceContext, site: Site, person: PersonRow): Promise<Response> {
  const { db } = site.diary;
  const { template } = site.partner;
  const given = daySchema.safeParse(http.req.query('week'));
  const monday = mondayOf(given.success ? given.data : moscowDay(new Date()));
  const student = await studentOf(site, person);
  const range = { from: monday, to: addDays(monday, 6) };
  const lessons = await listLessons(db, student ?? person, range);
  const ids = lessons.map(({ id }) => id);
  const [works, marks] = await Promise.all([listWorks(db, ids), listMarks(db, ids)]);
  const page = weekPage(template, {
    ...{ person, monday, lessons, works },
    ...(student && { student: { id: student.id, marks } }),
  });
  return template.send(http, page, 200);
}

/** Whose diary somebody sees: their own or that of their child; null for a teacher. */
export async function studentOf({ diary }: Site, person: PersonRow): Promise<PersonRow | null> {
  if (person.role === 'student') return person;
  if (person.role !== 'parent' || person.childId === null) return null;
  return getPerson(diary.db, person.childId);
}
