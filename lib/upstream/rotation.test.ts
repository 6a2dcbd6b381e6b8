/** @jest-environment node */
import type { HttpOutcome } from './outcome/http-outcome';
import { createRotation, goesOn, rotate } from './rotation';

const answer = (status: number): HttpOutcome => ({ kind: 'answer', status, text: '{}', bytes: 2 });
const noResponse = (sent: boolean): HttpOutcome => ({ kind: 'no_response', sent, timedOut: false });

describe('going on to the next endpoint', () => {
  it.each([302, 404, 408, 503])('[NET-02] a %d goes on', (status) => {
    expect(goesOn(answer(status), false)).toBe(true);
  });

  it.each([
    200, 201, 204, 301, 304, 307, 400, 401, 403, 405, 409, 410, 413, 422, 429, 500, 501, 502,
  ])('[NET-02] a %d is passed on', (status) => {
    expect(goesOn(answer(status), true)).toBe(false);
  });

  it.each([
    { repeatable: true, sent: true, on: true },
    { repeatable: true, sent: false, on: true },
    { repeatable: false, sent: false, on: true },
    // It may have been done: sending it elsewhere could do it twice.
    { repeatable: false, sent: true, on: false },
  ])(
    '[NET-02] no answer goes on: $on, when repeatable is $repeatable and sent is $sent',
    ({ repeatable, sent, on }) => {
      expect(goesOn(noResponse(sent), repeatable)).toBe(on);
    },
  );
});

describe('a rotation', () => {
  async function run(outcomes: Record<string, HttpOutcome>, repeatable = true) {
    const asked: string[] = [];
    const outcome = await rotate(createRotation(Object.keys(outcomes)), repeatable, (address) => {
      asked.push(address);
      return Promise.resolve(outcomes[address] ?? answer(500));
    });
    return { asked, outcome };
  }

  it('[NET-02] asks in the configured order and stops at the first that has it', async () => {
    const { asked, outcome } = await run({ a: answer(503), b: answer(200), c: answer(200) });
    expect(asked).toEqual(['a', 'b']);
    expect(outcome).toEqual(answer(200));
  });

  it('[NET-02] passes on the last answer when none has it', async () => {
    const { asked, outcome } = await run({ a: answer(503), b: answer(404) });
    expect(asked).toEqual(['a', 'b']);
    expect(outcome).toEqual(answer(404));
  });

  it('[NET-02] prefers an answer to no response', async () => {
    expect((await run({ a: answer(404), b: noResponse(false) })).outcome).toEqual(answer(404));
    expect((await run({ a: noResponse(false), b: answer(404) })).outcome).toEqual(answer(404));
    expect((await run({ a: noResponse(false), b: noResponse(false) })).outcome).toEqual(
      noResponse(false),
    );
  });

  it('[NET-02] does not ask twice for what may have been done', async () => {
    const { asked } = await run({ a: noResponse(true), b: answer(200) }, false);
    expect(asked).toEqual(['a']);
  });

  it('[NET-02] asks an endpoint that gave no response last, for half a minute', () => {
    let time = 0;
    const rotation = createRotation(['a', 'b', 'c'], () => time);
    rotation.recordResult('a', false);
    expect(rotation.order()).toEqual(['b', 'c', 'a']);
    time = 30_000;
    expect(rotation.order()).toEqual(['a', 'b', 'c']);
    rotation.recordResult('b', false);
    rotation.recordResult('b', true);
    expect(rotation.order()).toEqual(['a', 'b', 'c']);
  });
});
