import type { Diary } from '@/platform/diary/context';
import { DiaryError } from '@/platform/diary/diary-error';
import { getLesson, getOwnLesson } from '@/platform/diary/lesson/find-lesson';
import { assertMarkable } from '@/platform/diary/work/markable';
import { setMark, toMark } from '@/platform/diary/work/marks';
import { findWork, forgetWork, putWork, toWork, withdrawWork } from '@/platform/diary/work/works';
import type { ServiceContext } from '@/platform/kernel/service-context';
import { parse, readBodyOf } from './read-request';
import type { Api } from './router';
import { changeQuery, externalIdSchema, idSchema, markBody, workBody } from './schemas';

const WORK = '/lessons/:lessonId/works/:externalId';
const MARK = `${WORK}/marks/:studentId`;

/** What partners put at lessons: homework and the marks for it. */
export function addWorkCalls(api: Api, diary: Diary): void {
  const { db, control } = diary;
  api.put(WORK, async (http) => {
    const externalId = externalIdOf(http);
    const { userId, dueAt, ...given } = await readBodyOf(http, workBody);
    assertOwnUrl(given.url, diary);
    const { id: lessonId } = await getOwnLesson(db, lessonIdOf(http), userId);
    const key = { lessonId, externalId };
    const due = dueAt === null ? null : new Date(dueAt);
    const { row, isCreated } = await putWork(db, { ...key, ...given, dueAt: due });
    if (control.happens('forgetting')) await forgetWork(db, key);
    return http.json({ work: toWork(row) }, isCreated ? 201 : 200);
  });
  api.delete(WORK, async (http) => {
    const externalId = externalIdOf(http);
    const { userId, sequence } = parse(changeQuery, http.req.query());
    const { id: lessonId } = await taughtBy(diary, http, userId);
    await withdrawWork(db, { lessonId, externalId, sequence });
    return http.body(null, 204);
  });
  api.put(MARK, async (http) => {
    const externalId = externalIdOf(http);
    const studentId = parse(idSchema, http.req.param('studentId'));
    const { userId, value, sequence } = await readBodyOf(http, markBody);
    const lesson = await getOwnLesson(db, lessonIdOf(http), userId);
    const key = { lessonId: lesson.id, externalId, studentId };
    await assertMarkable(db, lesson, key);
    return http.json({ mark: toMark(await setMark(db, { ...key, value, sequence })) });
  });
  api.delete(MARK, async (http) => {
    const externalId = externalIdOf(http);
    const studentId = parse(idSchema, http.req.param('studentId'));
    const { userId, sequence } = parse(changeQuery, http.req.query());
    const lesson = await taughtBy(diary, http, userId);
    const key = { lessonId: lesson.id, externalId, studentId };
    if (await findWork(db, key)) {
      await assertMarkable(db, lesson, key, { withdrawn: true });
      await setMark(db, { ...key, value: null, sequence });
    }
    return http.body(null, 204);
  });
}

const lessonIdOf = (http: ServiceContext) => parse(idSchema, http.req.param('lessonId'));
const externalIdOf = (http: ServiceContext) =>
  parse(externalIdSchema, http.req.param('externalId'));

/** Something can be taken back from a cancelled lesson too. */
async function taughtBy({ db }: Diary, http: ServiceContext, userId: string) {
  const lesson = await getLesson(db, lessonIdOf(http));
  if (lesson.teacherId !== userId) throw new DiaryError('forbidden', 'Not a lesson of this user');
  return lesson;
}

/** Who opens a work brings a token along, so it leads nowhere else. @throws DiaryError `invalid` */
function assertOwnUrl(url: string, { env }: Diary): void {
  if (new URL(url).origin !== new URL(env.PUBLIC_ORIGIN).origin)
    throw new DiaryError('invalid', 'Invalid url: not a host of this partner');
}
