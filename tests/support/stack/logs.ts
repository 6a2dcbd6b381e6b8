import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { ask } from '@/tests/support/http/plain-http';

export const readLog = (program: 'web' | 'platform') =>
  readFileSync(`test-results/logs/e2e-${program}.log`, 'utf8');

/** The logs of both programs, with all that has happened until now. */
export async function logsUntilNow(): Promise<string> {
  // What is refused stands in both.
  const last = await ask('/api/v1/task-preview/bafedikogupamite');
  const requestId = String(last.headers['x-request-id']);
  for (const program of ['web', 'platform'] as const)
    await expect.poll(() => readLog(program)).toContain(requestId);
  return readLog('web') + readLog('platform');
}
