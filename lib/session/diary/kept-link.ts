import { cookies } from 'next/headers';
import { clearCookie, readCookie, textIn } from '@/lib/http/cookies/cookie-jar';
import type { SealedCookie } from '@/lib/http/cookies/own-cookie';
import { unseal } from '@/lib/http/cookies/seal';
import { roles, type Role } from '@/lib/contract/auth/roles';
import { pathOf } from '@/lib/routes/match';
import { defaultPathOf } from '@/lib/session/guards/addresses';
import { diaryBindCookie, type KeptBind } from './diary-bind-cookie';
import { diaryLessonCookie, type KeptLesson } from './diary-lesson-cookie';
import { diaryTaskCookie } from './diary-task-cookie';
import { forgetDiary, keepBind } from './keep-link';

async function read<Value extends object>(cookie: SealedCookie<Value>): Promise<Value | null> {
  return unseal(cookie, textIn(await cookies(), cookie));
}

/** With what the visitor is to be bound, or null. [DIARY-01] */
export const keptBind = (): Promise<KeptBind | null> => read(diaryBindCookie);

/** The lesson for which the visitor creates homework, or null. [DIARY-04] */
export const keptLesson = (): Promise<KeptLesson | null> => read(diaryLessonCookie);

/** For route handlers: binding was tried, and may be again by hand. */
export async function markBindTried(bind: KeptBind): Promise<void> {
  await keepBind(await cookies(), { ...bind, isTried: true });
}

/** For route handlers: who signs in next is whom the diary means. [DIARY-01] */
export async function bindWhoSignsIn(): Promise<void> {
  const bind = await keptBind();
  if (bind) await keepBind(await cookies(), { ...bind, signedInAs: null });
}

/** For route handlers: the next person in this browser comes from no diary. */
export async function forgetLink(): Promise<void> {
  forgetDiary(await cookies());
}

/** For route handlers. */
export async function forgetBind(): Promise<void> {
  clearCookie(await cookies(), diaryBindCookie);
}

/** For route handlers. */
export async function forgetLesson(): Promise<void> {
  clearCookie(await cookies(), diaryLessonCookie);
}

/** Where somebody goes on who came from a diary and is bound, or cannot be. [DIARY-03] [DIARY-08] */
export async function placeFromDiary(role: Role): Promise<string> {
  if (role === roles.teacher) return pathOf('newHomework');
  const taskHash = role === roles.student ? readCookie(await cookies(), diaryTaskCookie) : null;
  return taskHash === null ? defaultPathOf(role) : pathOf('studentStart', { taskHash });
}

/** Where somebody of this role is bound. [DIARY-02] */
export const bindPathOf = (role: Role) =>
  pathOf(role === roles.teacher ? 'diaryTeacherBind' : 'diaryStudentBind');
