import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AttemptStep } from '@/lib/contract/attempt/attempt';
import { guessAnswer } from '@/platform/tasks/samples';

/** A student without an account, as their browser is known. */
export type RequestStudent = { cookie: string; attemptCode: string };

/** As a page would ask; whatever comes back. */
function ask(method: string, path: string, cookie: string, body?: object): Promise<Response> {
  const web = process.env.TEST_WEB_ORIGIN ?? '';
  const headers = { Origin: web, Cookie: cookie, 'Content-Type': 'application/json' };
  return fetch(web + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
}

/** Begins the homework with a name and a class, without a browser. */
export async function beginByRequest(taskHash: string): Promise<RequestStudent> {
  const names = { name: 'Пётр', surname: 'Новиков', className: '5А' };
  const body = { idempotencyKey: randomUUID(), taskHash, ...names };
  const reply = await ask('POST', '/api/session/student', '', body);
  if (reply.status !== 200) throw new Error(`${reply.status} ${await reply.text()}`);
  const cookie = reply.headers.getSetCookie().map((line) => line.split(';')[0]);
  const { attemptCode } = (await reply.json()) as { attemptCode: string };
  return { cookie: cookie.join('; '), attemptCode };
}

async function readStep({ cookie, attemptCode }: RequestStudent): Promise<AttemptStep> {
  const reply = await ask('GET', `/api/v1/attempts/${attemptCode}/steps/1`, cookie);
  return (await reply.json()) as AttemptStep;
}

/** Saves one answer over and over, each time a newer one; tells which was the last that was confirmed. */
export async function keepSaving(student: RequestStudent) {
  const [task] = (await readStep(student)).tasks;
  if (!task) throw new Error('A step without a task');
  const answer = { stepNumber: 1, taskId: task.id, value: guessAnswer(task) };
  const state = { confirmed: 0, failed: 0, isOver: false };
  const save = (sequence: number) => {
    const path = `/api/v1/attempts/${student.attemptCode}/answers/${randomUUID()}`;
    return ask('PUT', path, student.cookie, { ...answer, sequence }).then(
      ({ status }) => status === 200,
      () => false,
    );
  };
  const work = (async () => {
    for (let sequence = 1; !state.isOver; sequence++) {
      if (await save(sequence)) state.confirmed = sequence;
      else state.failed += 1;
      // As fast as somebody types who types very fast.
      await sleep(30);
    }
  })();
  const stop = () => {
    state.isOver = true;
    return work;
  };
  const stored = async () => {
    const { answers } = await readStep(student);
    return answers.find(({ taskId }) => taskId === task.id)?.sequence ?? 0;
  };
  return { state, stop, stored };
}
