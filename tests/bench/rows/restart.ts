import { setTimeout as sleep } from 'node:timers/promises';
import { beginByLink, readStep, saveShot, type Paper } from '@/tests/bench/load/student';

/** After this a part is not coming back, in milliseconds. */
const LIMIT_MS = 60_000;
/** Nobody waits longer for an answer, in milliseconds. */
const PATIENCE_MS = 2_000;

/**
 * Kills a part of the product without a word. Returns after how many seconds web said again that it is
 * ready, and saved an answer; a minute when it did not.
 *
 * @param number distinguishes the student
 */
export async function measureRestart(
  web: string,
  paper: Paper,
  pid: string | undefined,
  number: number,
): Promise<number> {
  const student = await beginByLink(web, paper, number);
  await readStep(web, student, 1);
  student.connection.close();
  const isGood = (path: string, options: RequestInit = {}) =>
    fetch(web + path, { ...options, signal: AbortSignal.timeout(PATIENCE_MS) }).then(
      async (reply) => (await reply.text()) !== '' && reply.status === 200,
      () => false,
    );
  const works = async (sequence: number) => {
    const { path, ...save } = saveShot(web, student, 0, sequence);
    return (await isGood('/ready')) && isGood(path, save);
  };
  if (!(await works(1))) throw new Error('It did not work before');
  process.kill(Number(pid), 'SIGKILL');
  const killed = performance.now();
  let wasDown = false;
  for (let sequence = 2; performance.now() - killed < LIMIT_MS; sequence++) {
    const isWorking = await works(sequence);
    if (isWorking && wasDown) break;
    wasDown ||= !isWorking;
    await sleep(20);
  }
  return Math.round((performance.now() - killed) / 100) / 10;
}
