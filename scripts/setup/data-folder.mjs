import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { takeLock } from '../processes/lock.mjs';
import { Refusal, codeOf } from '../refusal.mjs';

const REASONS = new Map([
  ['EEXIST', 'на её месте лежит файл'],
  ['ENOTDIR', 'на её месте или выше лежит файл'],
  ['EACCES', 'нет права писать'],
  ['EPERM', 'нет права писать'],
  ['EROFS', 'диск доступен только для чтения'],
  ['ENOSPC', 'на диске нет места'],
]);

/**
 * Makes the folder that keeps the data and takes it for this process: two starts on the same data
 * would get in each other's way.
 *
 * @param {import('../environment/environment.mjs').Environment} environment
 * @returns {string} the folder
 * @throws Refusal when it cannot be written to or another start has it
 */
export function takeDataFolder({ DATA_DIR = '', PORT }) {
  const folder = path.resolve(DATA_DIR);
  makeWritable(folder);
  const lock = takeLock(path.join(folder, 'start.lock'), `http://localhost:${PORT}`);
  if ('holder' in lock) {
    const { pid, note } = lock.holder;
    throw new Refusal(
      `Продукт уже запущен в этой папке: ${note}, процесс ${pid} — остановите его (Ctrl-C) и повторите.`,
    );
  }
  process.once('exit', lock.release);
  return folder;
}

/** @param {string} folder */
function makeWritable(folder) {
  const probe = path.join(folder, `.probe-${process.pid}`);
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    const reason = REASONS.get(codeOf(error)) ?? codeOf(error);
    throw new Refusal(
      `Папка данных ${folder} недоступна (${reason}): исправьте это или задайте другую в переменной DATA_DIR.`,
    );
  }
}
