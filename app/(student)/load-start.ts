import { redirect } from 'next/navigation';
import { call, load, PageError } from '@/app/_server/main-api';
import { decideHere } from '@/app/_server/session/visitor';
import { startOf, type Start } from '@/components/student/start/start-of';
import type { SignedInStudent } from '@/components/student/sign-out/use-sign-out';
import { taskHashSchema, type TaskPreview } from '@/lib/contract/homework/homework';
import { type Attempt } from '@/lib/contract/attempt/attempt';
import { roles } from '@/lib/contract/auth/roles';
import { pathOf } from '@/lib/routes/match';
import { hasAccount } from '@/lib/session/guards/visitor';
import { entryFor } from '@/lib/session/session';

type LoadedStart = { preview: TaskPreview; start: Start; student: SignedInStudent | null };

/** What the start page of a homework shows to who asks; an unknown link is told so. [ROUTE-15] */
export async function loadStart(taskHash: string): Promise<LoadedStart> {
  if (!taskHashSchema.safeParse(taskHash).success) redirect(pathOf('linkError'));
  const { decision, session } = await decideHere('studentStart');
  if (decision.kind === 'redirect') redirect(decision.to);
  const entry = session && entryFor(session, [roles.student]);
  // Both are asked at once; without a homework nobody waits for the attempts at it.
  const listing =
    entry?.role === roles.student ? load('listAttempts', { query: { taskHash } }) : null;
  listing?.catch(() => undefined);
  const preview = await loadPreview(taskHash);
  if (!entry) return { preview, start: startOf(preview, { kind: 'guest' }), student: null };
  const { role, userId, jwtData } = entry;
  const name = [jwtData.name, jwtData.surname].filter((part) => part !== '').join(' ');
  if (listing === null || preview.state === 'withdrawn')
    return { preview, start: startOf(preview, { kind: 'other', role, name }), student: null };
  const { attempts } = await listing;
  const newest = await newestOf(attempts);
  const start = startOf(preview, { kind: 'student', name, attempts, newest });
  return { preview, start, student: { userId, hasAccount: hasAccount(jwtData) } };
}

async function loadPreview(taskHash: string): Promise<TaskPreview> {
  const found = await call('getTaskPreview', { params: { taskHash } });
  if (found.ok) return found.value;
  if (found.error.code === 'homework_not_found') redirect(pathOf('linkError'));
  throw new PageError(found.error);
}

/** The newest attempt in full: only that says how many are left and where the student was. */
async function newestOf(attempts: readonly { attemptCode: string }[]): Promise<Attempt | null> {
  const [newest] = attempts;
  if (!newest) return null;
  return load('getAttempt', { params: { attemptCode: newest.attemptCode } });
}
