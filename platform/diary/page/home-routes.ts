import { getPerson, listLessons, type PersonRow } from '@/platform/diary/lesson/find-lesson';
import { daySchema } from '@/platform/diary/api/schemas';
import { addDays, mondayOf, moscowDay } from '@/platform/diary/seed/moscow-time';
import { startSession } from '@/platform/diary/session/session';
import { listMarks } from '@/platform/diary/work/marks';
import { listWorks } from '@/platform/diary/work/works';
import { networkOf, type ServiceContext } from '@/platform/kernel/service-context';
import { readForm, textOf } from '@/platform/openid/pages/form';
import type { SignInProblem } from '@/platform/openid/pages/sign-in-form';
import { normalizeLogin } from '@/platform/openid/protection/normalize-login';
import { attemptSignIn } from '@/platform/openid/protection/sign-in-attempt';
import { nobodyPage, signInPage, staffPage } from './other-pages';
import type { Pages, Site } from './routes';
import { weekPage } from './week-page';

/** Sign-in, and the week of who is signed in. */
export function addHomePages(pages: Pages, site: Site): void {
  const { template, publicOrigin } = site.partner;
  pages.get('/', async (http) => {
    const person = await site.find(http);
    if (!person) return template.send(http, nobodyPage(template, publicOrigin), 200);
    if (person.role === 'staff') return template.send(http, staffPage(template, person), 200);
    return showWeek(http, site, person);
  });
  pages.get('/login', (http) =>
    template.send(http, signInPage(template, { next: nextOf(http), login: '' }), 200),
  );
  pages.post('/login', (http) => submitSignIn(http, site));
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

/** The path of ours at which the person goes on after signing in. */
function nextOf(http: ServiceContext): string {
  const next = http.req.query('next') ?? '';
  return /^\/lesson\/\d{1,20}$/.test(next) ? next : '/';
}

async function submitSignIn(http: ServiceContext, { partner }: Site): Promise<Response> {
  const { template, throttles, accounts } = partner;
  const body = await readForm(http);
  const [login, password] = [textOf(body.login), textOf(body.password)];
  const next = nextOf(http);
  const again = (problem: SignInProblem, status: 422 | 429) =>
    template.send(http, signInPage(template, { next, login, problem }), status);
  if (login.trim() === '' || password === '') return again('empty', 422);
  const who = { network: networkOf(http), login: normalizeLogin(login) };
  const outcome = await attemptSignIn(throttles, who, async () =>
    accounts.findByPassword(login, password),
  );
  if ('person' in outcome) {
    await startSession(http, partner, outcome.person);
    return http.redirect(next, 303);
  }
  if (outcome.refused === 'wrong') return again('wrong', 422);
  http.header('Retry-After', String(outcome.refused.waitSeconds));
  return again(outcome.refused, 429);
}
