import { redirect } from 'next/navigation';
import { load, PageError } from '@/app/_server/main-api';
import {
  attemptCodeSchema,
  type Attempt,
  type AttemptStep,
} from '@/lib/contract/homework/homework';
import { pathOf } from '@/lib/routes/match';

/** The student's attempt with this code; a code of nobody or of another student is not found. */
export async function loadAttempt(attemptCode: string): Promise<Attempt> {
  if (!attemptCodeSchema.safeParse(attemptCode).success)
    throw new PageError({ code: 'attempt_not_found', status: 404, requestId: '' });
  return orElsewhere(load('getAttempt', { params: { attemptCode } }));
}

/** A step of it, with the answers given so far. */
export function loadStep(attemptCode: string, stepNumber: number): Promise<AttemptStep> {
  return orElsewhere(load('getAttemptStep', { params: { attemptCode, stepNumber } }));
}

async function orElsewhere<Value>(loading: Promise<Value>): Promise<Value> {
  try {
    return await loading;
  } catch (error) {
    const code = error instanceof PageError ? error.code : null;
    if (code === 'homework_withdrawn') redirect(pathOf('taskIsUnavailable'));
    throw error;
  }
}
