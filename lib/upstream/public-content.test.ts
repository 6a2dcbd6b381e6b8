import type { AskContent, Failure } from '@/lib/contract/call/result';
import { createContentReader } from './public-content';

const failure = (status: number): { ok: false; error: Failure } => ({
  ok: false,
  error: { code: status === 404 ? 'not_found' : 'unavailable', status, requestId: 'r' },
});
const workbooks = { ok: true, value: { workbooks: [] } };
const input = { query: {} };

/** A main API that returns these answers, one after another. */
function reader(answers: unknown[], now?: () => number): AskContent {
  return createContentReader((() => Promise.resolve(answers.shift())) as AskContent, now);
}

test('what the main API says is passed on', async () => {
  const ask = reader([workbooks, failure(404)]);
  expect(await ask('listWorkbooks', input)).toEqual(workbooks);
  expect(await ask('getSample', { params: { workbookId: 'x' } })).toEqual(failure(404));
});

test('while the main API is unavailable the last good copy is shown', async () => {
  const ask = reader([workbooks, failure(0), failure(503)]);
  await ask('listWorkbooks', input);
  expect(await ask('listWorkbooks', input)).toEqual(workbooks);
  expect(await ask('listWorkbooks', input)).toEqual(workbooks);
});

test('a copy is of one call alone, and without one the failure is told', async () => {
  const ask = reader([workbooks, failure(0)]);
  await ask('listWorkbooks', input);
  expect(await ask('listWorkbooks', { query: { grade: 7 } })).toEqual(failure(0));
});

test('removed content is not shown any longer', async () => {
  const ask = reader([workbooks, failure(404), failure(0)]);
  await ask('listWorkbooks', input);
  expect(await ask('listWorkbooks', input)).toEqual(failure(404));
  expect(await ask('listWorkbooks', input)).toEqual(failure(0));
});

test('a copy is not shown longer than an hour', async () => {
  let time = 1;
  const ask = reader([workbooks, failure(0), failure(0)], () => time);
  await ask('listWorkbooks', input);
  time = 3_600_001;
  expect(await ask('listWorkbooks', input)).toEqual(workbooks);
  time = 3_600_002;
  expect(await ask('listWorkbooks', input)).toEqual(failure(0));
});

test('nobody waits long for a slow main API when there is a copy', async () => {
  const answers = [Promise.resolve(workbooks), new Promise(() => undefined)];
  const ask = createContentReader((() => answers.shift()) as AskContent);
  await ask('listWorkbooks', input);
  expect(await ask('listWorkbooks', input)).toEqual(workbooks);
});
