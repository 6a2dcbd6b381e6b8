import { redirect } from 'next/navigation';
import { load, PageError } from '@/app/_server/main-api';
import { decideHere } from '@/app/_server/session/visitor';
import { startOf, type Start } from '@/components/student/start/start-of';
import type { SignedInStudent } from '@/components/student/sign-out/use-sign-out';
import { taskHashSchema, type TaskPreview } from '@/lib/contract/homework/homework';
import { roles } from '@/lib/contract/auth/roles';
import { pathOf } from '@/lib/routes/match';
import { hasAccount } from '@/lib/session/guards/visitor';
import { keptContinueCode } from '@/lib/session/student/kept';
import { entryFor, type SessionEntry } from '@/lib/session/session';

type LoadedStart = {
  preview: TaskPreview;
  start: Start;
  student: SignedInStudent | null;
  /** Of who is signed in without an account; null also when this browser does not know it. */
  code: string | null;
};

/**
 * What the start page of a homework shows to who asks; an unknown link is told so. One call, whoever
 * asks. [ROUTE-15]
 *
 * @param hasCode they have come to enter a code, which a closed homework takes too [TRUST-03]
 */
export async function loadStart(taskHash: string, hasCode = false): Promise<LoadedStart> {
  if (!taskHashSchema.safeParse(taskHash).success) redirect(pathOf('linkError'));
  const { decision, session } = await decideHere('studentStart');
  if (decision.kind === 'redirect') redirect(decision.to);
  const entry = session && entryFor(session, [roles.student]);
  const input = { params: { taskHash } };
  if (entry?.role === roles.student) {
    const { preview, ...own } = await orLinkError(load('getTaskStart', input));
    const start = startOf(preview, { kind: 'student', name: nameOf(entry), ...own });
    const student = { userId: entry.userId, hasAccount: hasAccount(entry.jwtData) };
    return { preview, start, student, code: await codeOf(student) };
  }
  const preview = await orLinkError(load('getTaskPreview', input));
  const visitor = entry
    ? ({ kind: 'other', role: entry.role, name: nameOf(entry) } as const)
    : ({ kind: 'guest', hasCode } as const);
  return { preview, start: startOf(preview, visitor), student: null, code: null };
}

const codeOf = async ({ userId, hasAccount: isKnown }: SignedInStudent) =>
  isKnown ? null : keptContinueCode(userId);

const nameOf = ({ jwtData }: SessionEntry) =>
  [jwtData.name, jwtData.surname].filter((part) => part !== '').join(' ');

async function orLinkError<Value>(loading: Promise<Value>): Promise<Value> {
  try {
    return await loading;
  } catch (error) {
    if (error instanceof PageError && error.code === 'homework_not_found')
      redirect(pathOf('linkError'));
    throw error;
  }
}
