import { readdirSync, readFileSync } from 'node:fs';

/**
 * The most resident memory that a process or one of its children has had, in megabytes: where web has
 * several workers, the largest of them.
 */
export function highestMemory(pid: string | undefined): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const own = Math.round(Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) / 1_024);
  return Math.max(own, ...childrenOf(String(pid)).map(highestMemory));
}

function childrenOf(pid: string): string[] {
  return readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean),
  );
}
