import { constants, copyFileSync, linkSync, readFileSync } from 'node:fs';
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { codeOf } from '../refusal.mjs';
import { beginningOf } from './process-table.mjs';

/** @typedef {{ pid: number, began: string | null, note: string }} LockHolder */

/**
 * Takes a lock that lasts as long as this process: whoever finds the file of a process that is gone
 * takes it over, so nothing has to be cleaned up after a crash.
 *
 * @param {string} file
 * @param {string} note what the others are told about the holder
 * @returns {{ release(): void } | { holder: LockHolder }} the living holder when there is one
 */
export function takeLock(file, note) {
  /** @type {LockHolder} */
  const self = { pid: process.pid, began: beginningOf(process.pid), note };
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(self));
  try {
    for (;;) {
      try {
        publish(draft, file);
        return { release: () => rmSync(file, { force: true }) };
      } catch (error) {
        if (codeOf(error) !== 'EEXIST') throw error;
      }
      const holder = livingHolder(file);
      if (holder) return { holder };
      setAside(file, `${draft}.stale`);
    }
  } finally {
    rmSync(draft, { force: true });
  }
}

/**
 * @param {string} file
 * @returns {LockHolder | null} the process that holds the lock, null when none does
 */
export function livingHolder(file) {
  try {
    const holder = /** @type {LockHolder} */ (JSON.parse(readFileSync(file, 'utf8')));
    const began = beginningOf(holder.pid);
    return began !== null && began === holder.began ? holder : null;
  } catch {
    return null;
  }
}

/**
 * A link appears with its content, or not at all: nobody reads a half-written lock. Where the disk
 * knows no links a copy has to do.
 *
 * @param {string} draft
 * @param {string} file
 */
function publish(draft, file) {
  try {
    linkSync(draft, file);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') throw error;
    copyFileSync(draft, file, constants.COPYFILE_EXCL);
  }
}

/**
 * @param {string} file
 * @param {string} aside
 */
function setAside(file, aside) {
  try {
    renameSync(file, aside);
    rmSync(aside);
  } catch (error) {
    // Another process was quicker.
    if (codeOf(error) !== 'ENOENT') throw error;
  }
}
