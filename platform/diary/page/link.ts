import { createBindToken } from '@/platform/diary/session/bind-token';
import type { Diary } from '@/platform/diary/context';
import type { LessonRow } from '@/platform/diary/lesson/find-lesson';

/** The diary has one kind of work. */
const WORK_TYPE = '1';

/** Where a teacher makes homework for a lesson; the token in it is good once. */
export async function addWorkLink(
  { db, env }: Diary,
  { id, groupId, subjectId }: LessonRow,
  personId: string,
): Promise<string> {
  const { token, state } = await createBindToken(db, personId);
  const query = new URLSearchParams({
    ...{ lesson_id: id, group_id: groupId, subject_id: subjectId, worktype_id: WORK_TYPE },
    ...{ provider: 'dnevnik', dnevnikRuToken: token, dnevnikRuState: state },
    returnUrl: `${env.DIARY_ORIGIN}/lesson/${id}`,
  });
  return `${env.PUBLIC_ORIGIN}/dnevnikru?${query}`;
}

/** Where somebody opens a homework; the token in it is good once. */
export async function openWorkLink({ db }: Diary, url: string, personId: string): Promise<string> {
  const { token, state } = await createBindToken(db, personId);
  const link = new URL(url);
  link.searchParams.set('provider', 'dnevnik');
  link.searchParams.set('dnevnikRuToken', token);
  link.searchParams.set('dnevnikRuState', state);
  return link.href;
}
