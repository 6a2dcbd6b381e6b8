import { readdirSync, readFileSync } from 'node:fs';

/**
 * The resident memory of a process or one of its children, in megabytes: where web has several workers,
 * of the largest of them. `VmHWM` is the most that it has ever had, `VmRSS` what it has now.
 */
export function memoryOf(pid: string | undefined, which: 'VmHWM' | 'VmRSS'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const own = Math.round(Number(new RegExp(`${which}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1_024);
  return Math.max(own, ...childrenOf(String(pid)).map((child) => memoryOf(child, which)));
}

function childrenOf(pid: string): string[] {
  return readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean),
  );
}
