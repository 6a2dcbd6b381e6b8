import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePorts } from '@/scripts/environment/ports.mjs';

export type RunningCommand = {
  process: ChildProcess;
  /** What it has written so far. */
  said(): { out: string; err: string };
  /** Resolves when it has written this on standard output; rejects when it ends without. */
  untilSaid(text: string): Promise<void>;
  ended: Promise<number | null>;
};

/** Runs a command of package.json with nothing but these variables of the product set. */
export function runCommand(name: string, variables: Record<string, string>): RunningCommand {
  const { PATH, HOME } = process.env;
  const env = { PATH, HOME, NODE_ENV: 'production' as const, ...variables };
  const child = spawn(process.execPath, ['scripts/run.mjs', ...name.split(' ')], { env });
  const text = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (text.out += chunk));
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (text.err += chunk));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  const untilSaid = async (wanted: string) => {
    while (!text.out.includes(wanted)) {
      const gone = await Promise.race([ended.then(() => true), once(child.stdout, 'data')]);
      if (gone === true) throw new Error(`It ended: ${text.out}${text.err}`);
    }
  };
  return { process: child, said: () => text, untilSaid, ended };
}

/** A folder for `DATA_DIR` that every account can reach. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'rabochie-tetradi-test-'));
  await chmod(folder, 0o755);
  return folder;
}

/** Ports for all parts of the product, free at this moment. */
export async function freePorts(): Promise<Record<string, string>> {
  const parts = ['MAIN_API_', 'SSO_', 'PAYMENTS_', 'DIARY_', 'STORAGE_', 'PARTNERS_', 'DATABASE_'];
  const names = ['', ...parts];
  const ports = await findFreePorts(names.length);
  return Object.fromEntries(names.map((name, at) => [`${name}PORT`, String(ports[at])]));
}
