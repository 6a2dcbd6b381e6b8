import { setTimeout as sleep } from 'node:timers/promises';
import { createLogger } from '@/platform/kernel/logger';
import { WorkbookFaults } from './import-workbooks';
import { keepContentCurrent } from './keep-content-current';

/** A service whose content is what the test says; `looks` counts how often it was looked at. */
function start() {
  const state = { isChanged: false, fault: null as Error | null, looks: 0 };
  const log = createLogger('main-api', 'silent');
  const lines = {
    info: jest.spyOn(log, 'info').mockImplementation(() => {}),
    error: jest.spyOn(log, 'error').mockImplementation(() => {}),
  };
  const stop = keepContentCurrent(
    () => {
      state.looks += 1;
      return state.fault ? Promise.reject(state.fault) : Promise.resolve();
    },
    { refresh: () => Promise.resolve(state.isChanged) },
    log,
    1,
  );
  const look = async () => {
    const next = state.looks + 2;
    while (state.looks < next) await sleep(1);
  };
  return { state, lines, stop, look };
}

test('[DOC-04] a change is said, and nothing as long as there is none', async () => {
  const { state, lines, stop, look } = start();
  await look();
  expect(lines.info).not.toHaveBeenCalled();
  state.isChanged = true;
  await look();
  expect(lines.info).toHaveBeenCalledWith('workbooks changed');
  await stop();
});

test('[DOC-04] a failure is said once, tried again, and said again after it was over', async () => {
  const { state, lines, stop, look } = start();
  state.fault = new WorkbookFaults('fizika-7/workbook.yaml:3: grade');
  await look();
  await look();
  expect(lines.error.mock.calls).toEqual([
    [{ reason: 'fizika-7/workbook.yaml:3: grade' }, 'workbooks not refreshed'],
  ]);
  state.fault = null;
  await look();
  state.fault = new Error('secret');
  await look();
  expect(lines.error).toHaveBeenCalledTimes(2);
  expect(JSON.stringify(lines.error.mock.calls)).not.toContain('secret');
  await stop();
});

test('it looks no more once it is stopped', async () => {
  const { state, stop, look } = start();
  await look();
  await stop();
  const { looks } = state;
  await sleep(20);
  expect(state.looks).toBe(looks);
});
