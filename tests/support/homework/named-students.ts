import { randomUUID } from 'node:crypto';
import { decodeJwt } from 'jose';
import { ask, callPlatform } from '@/tests/support/http/call-platform';
import { answerStep } from './homework';

type Person = { name?: string; surname?: string; className?: string; browserId?: string };

const form = (taskHash: string, person: Person) => ({
  idempotencyKey: randomUUID(),
  taskHash,
  ...{ name: 'Юля', surname: 'Именная', className: '5б', ...person },
});

/** A student without an account: token, code to continue, id. */
export async function nameStudent(taskHash: string, person: Person = {}) {
  const reply = await callPlatform('registerStudent', { body: form(taskHash, person) });
  return { ...reply, userId: String(decodeJwt(reply.token).userId) };
}

/** What comes of giving a name: status and code of the refusal. */
export async function tryName(taskHash: string, person: Person = {}) {
  const { status, body } = await ask('registerStudent', { body: form(taskHash, person) });
  return [status, body.code];
}

/** Begins an attempt, or goes on with it; its code. */
export async function begin(token: string, taskHash: string): Promise<string> {
  return (await callPlatform('startAttempt', { token, body: { taskHash } })).attemptCode;
}

/** A student without an account who has begun the homework. */
export async function beginAs(taskHash: string, person: Person = {}) {
  const student = await nameStudent(taskHash, person);
  return { ...student, attemptCode: await begin(student.token, taskHash) };
}

/** Answers the first step as somebody who guesses, and finishes. */
export async function finishAttempt(token: string, attemptCode: string) {
  await answerStep(token, attemptCode, 1);
  return callPlatform('finishAttempt', { token, params: { attemptCode } });
}

/** The rows of a teacher's journal, of all classes. */
export async function rowsOf(teacher: string) {
  const { classes } = await callPlatform('getJournal', { token: teacher });
  return classes.flatMap(({ students }) => students);
}
