import { redirect } from 'next/navigation';
import { call, load, PageError } from '@/app/_server/main-api';
import type { ShownResult } from '@/components/student/result/step-results';
import { attemptCodeSchema, type Attempt, type AttemptStep } from '@/lib/contract/attempt/attempt';
import { pathOf } from '@/lib/routes/match';

/** The student's attempt with this code; a code of nobody or of another student is not found. */
export async function loadAttempt(attemptCode: string): Promise<Attempt> {
  return orElsewhere(load('getAttempt', { params: { attemptCode: knownForm(attemptCode) } }));
}

/** A step of it, with the answers given so far. */
export function loadStep(attemptCode: string, stepNumber: number): Promise<AttemptStep> {
  return orElsewhere(load('getAttemptStep', { params: { attemptCode, stepNumber } }));
}

type LoadedResult = { attempt: Attempt; result: ShownResult };

const notLoaded: ShownResult = { withheld: 'not_loaded', steps: [] };

/**
 * A finished attempt with what may be told of it; one that goes on leads back to its steps. The mark
 * does not depend on the answers and explanations: without them, the page says so. [HW-05]
 */
export async function loadResult(attemptCode: string): Promise<LoadedResult> {
  const params = { attemptCode: knownForm(attemptCode) };
  const [attempt, result] = await Promise.all([
    orElsewhere(load('getAttempt', { params })),
    call('getAttemptResult', { params }),
  ]);
  if (attempt.finishedAt === null) redirect(pathOf('attempt', { attemptCode }));
  return { attempt, result: result.ok ? result.value : notLoaded };
}

function knownForm(attemptCode: string): string {
  if (attemptCodeSchema.safeParse(attemptCode).success) return attemptCode;
  throw new PageError({ code: 'attempt_not_found', status: 404, requestId: '' });
}

async function orElsewhere<Value>(loading: Promise<Value>): Promise<Value> {
  try {
    return await loading;
  } catch (error) {
    const code = error instanceof PageError ? error.code : null;
    if (code === 'homework_withdrawn') redirect(pathOf('taskIsUnavailable'));
    // There it is said at which homework. [TRUST-02]
    if (code === 'name_removed' || code === 'name_merged') redirect(pathOf('studentProfile'));
    throw error;
  }
}
