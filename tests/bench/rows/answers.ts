import { randomUUID } from 'node:crypto';
import { guessAnswer } from '@/platform/tasks/samples';
import { jsonShot, beginMany, readStep, saveShot } from '@/tests/bench/load/student';
import type { Paper } from '@/tests/bench/load/student';
import type { Shot } from '@/tests/support/http/connection';
import { CONNECTIONS, underLoad, type Load } from '@/tests/bench/load/under-load';
import { asWeb, callPlatform, mainApiOrigin } from '@/tests/support/http/call-platform';
import { newcomer } from '@/tests/support/people/people';

/** The next of a list without end. */
function inTurn<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('Nothing to save');
  return item;
}

/** Answers saved the way of a browser: web, main API, database. */
export async function measureWeb(web: string, paper: Paper): Promise<Load> {
  const students = await beginMany(web, paper);
  for (let step = 1; step <= paper.stepCount; step++)
    await Promise.all(students.map((student) => readStep(web, student, step)));
  let sequence = 1;
  const load = await underLoad(web, (connection) => {
    sequence += 1;
    return saveShot(web, inTurn(students, connection), sequence, sequence);
  });
  for (const { connection } of students) connection.close();
  return load;
}

/** Answers saved at the main API, as web asks it; with the codes of the attempts that they went to. */
export async function measureMainApi(paper: Paper): Promise<Load & { attemptCodes: string[] }> {
  const students = await Promise.all(Array.from({ length: CONNECTIONS }, () => beginHere(paper)));
  let sequence = 1;
  const load = await underLoad(mainApiOrigin(), (connection) => {
    sequence += 1;
    return inTurn(students, connection).save(sequence);
  });
  return { ...load, attemptCodes: students.map(({ attemptCode }) => attemptCode) };
}

type Saver = { attemptCode: string; save: (sequence: number) => Shot };

async function beginHere({ taskHash, stepCount }: Paper): Promise<Saver> {
  const token = await newcomer(taskHash);
  const { attemptCode } = await callPlatform('startAttempt', { token, body: { taskHash } });
  const saves: object[] = [];
  for (let stepNumber = 1; stepNumber <= stepCount; stepNumber++) {
    const params = { attemptCode, stepNumber };
    const { tasks } = await callPlatform('getAttemptStep', { token, params });
    saves.push(...tasks.map((task) => ({ stepNumber, taskId: task.id, value: guessAnswer(task) })));
  }
  const save = (sequence: number) => {
    const path = `/api/v1/attempts/${attemptCode}/answers/${randomUUID()}`;
    const body = { ...inTurn(saves, sequence), sequence };
    const shot = jsonShot(mainApiOrigin(), 'PUT', path, { body });
    Object.assign(shot.headers, asWeb, { Authorization: `Bearer ${token}` });
    return shot;
  };
  return { attemptCode, save };
}
