import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { answerOf, FakeServer, failure, offline, openTab, placeOfTask } from './queue.fixture';
import { groupAnswers, groupOutcomeOf } from './send-together';
import type { UnsentAnswer } from './unsent-answer';

const OTHER = 'dikobafegupamitebaba';
const unsent = (taskId: string, text = '1', attemptCode?: string): UnsentAnswer => ({
  ...placeOfTask(taskId, attemptCode),
  ...{ answerId: `a-${taskId}`, userId: 'ivan', sequence: 1, changedAt: 0 },
  value: answerOf(text),
});
const tasks = (count: number) => Array.from({ length: count }, (_, index) => `t${index}`);

describe('what goes out together', () => {
  test('[HW-04] is of one attempt, in its order', () => {
    const answers = [unsent('t1'), unsent('t2', '1', OTHER), unsent('t3')];
    expect(groupAnswers(answers).map((group) => group.map(({ taskId }) => taskId))).toEqual([
      ['t1', 't3'],
      ['t2'],
    ]);
  });

  test('[HW-04] is no more than a request may carry when it has to outlive its page', () => {
    const many = tasks(120).map((taskId) => unsent(taskId));
    expect(groupAnswers(many).map((group) => group.length)).toEqual([50, 50, 20]);
    const long = tasks(4).map((taskId) => unsent(taskId, 'я'.repeat(5_000)));
    expect(groupAnswers(long).map((group) => group.length)).toEqual([2, 2]);
    expect(groupAnswers([])).toEqual([]);
  });
});

test('a reply about another number of answers is none', () => {
  const group = [unsent('t1'), unsent('t2')];
  expect(groupOutcomeOf(group, { ok: true, value: { results: [] } })).toEqual({ kind: 'alone' });
});

test('a refusal that is unknown here is tried again', () => {
  const refusal = { code: 'of_tomorrow', status: 409 };
  const results = [{ isSaved: false as const, answerId: 'a-t1', refusal }];
  expect(groupOutcomeOf([unsent('t1')], { ok: true, value: { results } })).toMatchObject({
    outcomes: [{ kind: 'later', reason: 'failed' }],
  });
});

describe('the queue, when several answers have gathered', () => {
  beforeEach(() => {
    globalThis.indexedDB = new IDBFactory();
  });

  function gathered(server: FakeServer, rest: Parameters<typeof openTab>[1] = {}) {
    const queue = openTab(server, rest);
    for (const taskId of tasks(3)) queue.change(placeOfTask(taskId), answerOf(taskId));
    return queue;
  }

  test('[HW-04] sends them as one request', async () => {
    const server = new FakeServer();
    expect(await gathered(server).flush()).toBe(true);
    expect([server.groups, server.saved.size]).toEqual([[3], 3]);
  });

  test('[HW-04] tells of the one that is refused, the others are saved', async () => {
    const server = new FakeServer();
    server.refuse = ({ taskId }) =>
      taskId === 't1' ? { code: 'answer_mismatch', status: 422 } : null;
    const queue = gathered(server);
    expect(await queue.flush()).toBe(true);
    expect([server.groups, server.saved.size]).toEqual([[3], 2]);
    expect(queue.state().news).toMatchObject([{ taskId: 't1', code: 'answer_mismatch' }]);
  });

  test('[HW-04] sends each alone when the request fails as a whole', async () => {
    const server = new FakeServer();
    const sendTogether = () => Promise.resolve(failure({ code: 'invalid_request', status: 400 }));
    server.refuse = ({ taskId }) =>
      taskId === 't1' ? { code: 'invalid_request', status: 400 } : null;
    const queue = gathered(server, { sendTogether });
    expect(await queue.flush()).toBe(true);
    expect(server.saved.size).toBe(2);
    expect(queue.state().news).toMatchObject([{ taskId: 't1', code: 'invalid_request' }]);
  });

  test('[HW-04] sends each alone to a server that knows one answer at a time', async () => {
    const server = new FakeServer();
    const queue = gathered(server, {
      sendTogether: () => Promise.resolve(failure({ code: 'not_found', status: 404 })),
    });
    expect(await queue.flush()).toBe(true);
    expect(server.saved.size).toBe(3);
  });

  test('[HW-04] without a network asks once, keeps all, and sends them later', async () => {
    const server = new FakeServer();
    server.refuse = offline;
    const queue = gathered(server);
    expect(await queue.flush()).toBe(false);
    expect([server.groups, server.received.length]).toEqual([[3], 1]);
    server.refuse = () => null;
    expect(await queue.flush()).toBe(true);
    expect(server.saved.size).toBe(3);
  });

  test('[HW-04] a reply that is lost changes nothing: they are sent again and confirmed', async () => {
    const server = new FakeServer();
    server.losesReplies = true;
    const queue = gathered(server);
    expect(await queue.flush()).toBe(false);
    server.losesReplies = false;
    expect(await queue.flush()).toBe(true);
    expect(queue.state().news).toEqual([]);
    expect(server.saved.size).toBe(3);
  });
});
