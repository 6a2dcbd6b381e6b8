import { and, asc, eq } from 'drizzle-orm';
import { parse } from '@/platform/diary/api/read-request';
import { externalIdSchema, idSchema, markValueSchema } from '@/platform/diary/api/schemas';
import { DiaryError } from '@/platform/diary/diary-error';
import { cancelLesson, moveLesson, placeSchema } from '@/platform/diary/lesson/change-lesson';
import { getLesson, type LessonRow, type PersonRow } from '@/platform/diary/lesson/find-lesson';
import { person } from '@/platform/diary/schema';
import { assertMarkable } from '@/platform/diary/work/markable';
import { listMarks, setMarkByHand } from '@/platform/diary/work/marks';
import { findWork, listWorks } from '@/platform/diary/work/works';
import type { ServiceContext } from '@/platform/kernel/service-context';
import { redirectTo } from '@/platform/openid/finish-interaction';
import { readForm } from '@/platform/openid/pages/form';
import { studentOf } from './home-routes';
import { studentLessonPage, teacherLessonPage, type LessonView } from './lesson-page';
import { addWorkLink, openWorkLink } from './link';
import type { Pages, Site } from './routes';

/** Who is signed in, and the lesson that the address names. */
type Here = { visitor: PersonRow; lesson: LessonRow };
type Step = (http: ServiceContext, here: Here) => Promise<Response>;

/** The page of a lesson, and what its teacher and its students do there. */
export function addLessonPages(pages: Pages, site: Site): void {
  const { diary } = site;
  const back = (http: ServiceContext, { lesson }: Here) =>
    http.redirect(`/lesson/${lesson.id}`, 303);
  const enter = (step: Step) => (http: ServiceContext) => open(http, site, step);
  const teach = (step: Step) =>
    enter(async (http, here) => {
      if (here.lesson.teacherId !== here.visitor.id) throw new DiaryError('forbidden');
      return step(http, here);
    });
  pages.get(
    '/lesson/:id',
    enter((http, here) => show(http, site, here)),
  );
  // A link would be followed by browsers in advance, and each time a token would be made.
  pages.post(
    '/lesson/:id/add',
    teach(async (http, { lesson, visitor }) => {
      if (lesson.isCancelled) throw new DiaryError('invalid');
      return redirectTo(http, await addWorkLink(diary, lesson, visitor.id));
    }),
  );
  pages.post(
    '/lesson/:id/open/:externalId',
    enter((http, here) => openWork(http, site, here)),
  );
  pages.post(
    '/lesson/:id/marks/:externalId',
    teach(async (http, here) => {
      await setMarks(http, site, here.lesson);
      return back(http, here);
    }),
  );
  pages.post(
    '/lesson/:id/move',
    teach(async (http, here) => {
      await moveLesson(diary, here.lesson.id, parse(placeSchema, await readForm(http)));
      return back(http, here);
    }),
  );
  pages.post(
    '/lesson/:id/cancel',
    teach(async (http, here) => {
      await cancelLesson(diary, here.lesson.id);
      return back(http, here);
    }),
  );
}

const externalIdOf = (http: ServiceContext) =>
  parse(externalIdSchema, http.req.param('externalId'));

async function open(http: ServiceContext, site: Site, step: Step): Promise<Response> {
  const id = idSchema.safeParse(http.req.param('id'));
  if (!id.success) throw new DiaryError('lesson_not_found');
  const visitor = await site.find(http);
  if (!visitor) return http.redirect(`/login?next=/lesson/${id.data}`, 303);
  return step(http, { visitor, lesson: await getLesson(site.diary.db, id.data) });
}

/** @throws DiaryError `forbidden` for who is neither in the group nor a parent of somebody there */
async function studentHere(site: Site, { visitor, lesson }: Here): Promise<PersonRow> {
  const student = await studentOf(site, visitor);
  if (student?.groupId !== lesson.groupId) throw new DiaryError('forbidden');
  return student;
}

async function openWork(http: ServiceContext, site: Site, here: Here): Promise<Response> {
  await studentHere(site, here);
  const { db } = site.diary;
  const work = await findWork(db, { lessonId: here.lesson.id, externalId: externalIdOf(http) });
  if (!work || work.isWithdrawn) throw new DiaryError('work_not_found');
  return redirectTo(http, await openWorkLink(site.diary, work.url, here.visitor.id));
}

async function show(http: ServiceContext, site: Site, here: Here): Promise<Response> {
  const { visitor, lesson } = here;
  const { db } = site.diary;
  const { template } = site.partner;
  const isTeacher = lesson.teacherId === visitor.id;
  const student = isTeacher ? null : await studentHere(site, here);
  const [works, marks, students] = await Promise.all([
    listWorks(db, [lesson.id]),
    listMarks(db, [lesson.id]),
    db
      .select()
      .from(person)
      .where(and(eq(person.groupId, lesson.groupId), eq(person.role, 'student')))
      .orderBy(asc(person.surname), asc(person.name)),
  ]);
  const view: LessonView = { person: visitor, lesson, works, marks, students };
  const page = student
    ? studentLessonPage(template, view, student.id)
    : teacherLessonPage(template, view);
  return template.send(http, page, 200);
}

/** Sets what was chosen; what was left at «не менять» stays as it is. */
async function setMarks(http: ServiceContext, { diary }: Site, lesson: LessonRow): Promise<void> {
  const externalId = externalIdOf(http);
  const chosen = Object.entries(await readForm(http)).filter(([, value]) => value !== '');
  for (const [name, given] of chosen) {
    const studentId = parse(idSchema, /^mark-(\d+)$/.exec(name)?.[1]);
    const value = given === 'none' ? null : parse(markValueSchema, given);
    const key = { lessonId: lesson.id, externalId, studentId };
    await assertMarkable(diary.db, lesson, key);
    await setMarkByHand(diary, key, value);
  }
}
