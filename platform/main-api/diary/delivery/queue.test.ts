import PgBoss from 'pg-boss';
import { createLogger } from '@/platform/kernel/logger';
import { DiaryError } from '@/platform/main-api/diary/adapters/adapter';
import { pauseAfter, startQueue } from './queue';

test('[DIARY-06] pauses double, up to a quarter of an hour', () => {
  expect([1, 2, 3, 9, 10, 40].map(pauseAfter)).toEqual([2, 4, 8, 512, 900, 900]);
});

type Sent = { data: { id: string; tries: number }; startAfter: number };

/** A queue whose jobs are worked by hand. */
async function givenQueue(passOn: (id: string) => Promise<void>) {
  const sent: Sent[] = [];
  let work: (jobs: object[]) => Promise<void> = () => Promise.resolve();
  const boss = {
    createQueue: jest.fn(),
    send: (_: string, data: Sent['data'], { startAfter }: { startAfter: number }) =>
      Promise.resolve(void sent.push({ data, startAfter })),
    work: (_: string, __: object, handler: typeof work) => {
      work = handler;
      return Promise.resolve('worker');
    },
    complete: jest.fn(),
    notifyWorker: jest.fn(),
  };
  const log = createLogger('test', 'silent');
  await startQueue(boss as unknown as PgBoss, { log, what: 'mark', queue: 'queue', passOn });
  const run = (...ids: string[]) =>
    work(ids.map((id) => ({ id: `job of ${id}`, data: { id, tries: 3 } })));
  const warned = jest.spyOn(log, 'warn');
  return { sent, run, warned, completed: boss.complete };
}

test('[DIARY-06] what fails is tried again after a longer pause, and its job ends', async () => {
  const { sent, run, completed } = await givenQueue(() => Promise.reject(new Error('no')));
  await run('a');
  expect(sent).toEqual([{ data: { id: 'a', tries: 4 }, startAfter: 16 }]);
  expect(completed).toHaveBeenCalledWith('queue', 'job of a');
});

test('[TRUST-10] the log does not repeat what a diary or the database said of a pupil', async () => {
  const { run, warned } = await givenQueue((id) =>
    Promise.reject(
      id === 'a'
        ? new DiaryError('refused', 'Анна Пробная не учится здесь')
        : new Error('Failed query, params: Анна Пробная'),
    ),
  );
  await run('a', 'b');
  const told = warned.mock.calls.map(([fields]) => (fields as { cause: string }).cause);
  expect(told).toEqual([
    expect.stringMatching(/^DiaryError refused at /),
    expect.stringMatching(/^Error at /),
  ]);
  expect(told.join()).not.toContain('Анна');
});

test('[DIARY-06] a diary that asks to wait is not asked before, for whatever row', async () => {
  const asked: string[] = [];
  const { sent, run } = await givenQueue((id) => {
    asked.push(id);
    return Promise.reject(new DiaryError('unavailable', 'too many', 30));
  });
  await run('a');
  await run('b', 'c');
  expect(asked).toEqual(['a']);
  expect(sent.map(({ data }) => data.id)).toEqual(['a', 'b', 'c']);
  for (const { startAfter } of sent) expect(startAfter).toBeGreaterThan(25);
  expect(sent[1]?.data.tries).toBe(3);
});
