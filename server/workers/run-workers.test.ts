import { EventEmitter } from 'node:events';
import { log } from '@/lib/log/logger';
import { runWorkers } from './run-workers';

jest.spyOn(log(), 'error').mockImplementation(() => {});
beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

function start(count: number) {
  const forks: { worker: EventEmitter; variables: object; killed: string[] }[] = [];
  const giveUp = jest.fn();
  const fork = (variables: object) => {
    const killed: string[] = [];
    const worker = Object.assign(new EventEmitter(), {
      process: { kill: (signal: string) => killed.push(signal) },
    });
    forks.push({ worker, variables, killed });
    return worker;
  };
  return { forks, giveUp, workers: runWorkers(count, fork, giveUp) };
}

test('[HTTP-04] one worker makes documents, the others take them', () => {
  expect(start(3).forks.map(({ variables }) => variables)).toEqual([
    { DOCUMENTS_REFRESH: 'on' },
    { DOCUMENTS_REFRESH: 'off' },
    { DOCUMENTS_REFRESH: 'off' },
  ]);
});

test('[HTTP-04] a worker that dies is started again in its place, and the others go on', () => {
  const { forks } = start(2);
  for (const { worker } of forks) worker.emit('listening');
  forks[0]?.worker.emit('exit');
  jest.advanceTimersByTime(499);
  expect(forks).toHaveLength(2);
  jest.advanceTimersByTime(1);
  expect(forks).toHaveLength(3);
  expect(forks[2]?.variables).toEqual({ DOCUMENTS_REFRESH: 'on' });
  expect(forks[1]?.killed).toEqual([]);
});

test('[HTTP-04] one that dies again and again is given longer rests, until it has run for a minute', () => {
  const { forks } = start(1);
  const die = (after: number) => {
    forks.at(-1)?.worker.emit('listening');
    jest.advanceTimersByTime(after);
    forks.at(-1)?.worker.emit('exit');
  };
  for (const rest of [500, 1_000, 2_000, 4_000]) {
    die(0);
    const before = forks.length;
    jest.advanceTimersByTime(rest - 1);
    expect(forks).toHaveLength(before);
    jest.advanceTimersByTime(1);
    expect(forks).toHaveLength(before + 1);
  }
  die(60_000);
  const before = forks.length;
  jest.advanceTimersByTime(500);
  expect(forks).toHaveLength(before + 1);
});

test('[HTTP-04] workers that never serve are given up', () => {
  const { forks, giveUp } = start(1);
  forks[0]?.worker.emit('listening');
  for (let time = 0; time < 6; time++) {
    expect(giveUp).not.toHaveBeenCalled();
    forks.at(-1)?.worker.emit('exit');
    jest.advanceTimersByTime(30_000);
  }
  expect(giveUp).toHaveBeenCalledTimes(1);
  expect(forks).toHaveLength(6);
});

test('[HTTP-04] a first start that fails is given up at once', () => {
  const { forks, giveUp } = start(2);
  forks[1]?.worker.emit('exit');
  expect(giveUp).toHaveBeenCalledTimes(1);
});

test('[HTTP-04] a stop ends all, and starts none again', async () => {
  const { forks, workers } = start(3);
  for (const { worker } of forks) worker.emit('listening');
  forks[2]?.worker.emit('exit');
  const stopped = workers.stop();
  for (const { worker, killed } of forks.slice(0, 2)) {
    expect(killed).toEqual(['SIGTERM']);
    worker.emit('exit');
  }
  await stopped;
  jest.advanceTimersByTime(60_000);
  expect(forks).toHaveLength(3);
});
