import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, readlinkSync } from 'node:fs';
import path from 'node:path';

/**
 * When a running process began, in whatever unit the system has. Together with the process id it
 * distinguishes a process from a later one with the same id.
 *
 * @param {number} pid
 * @returns {string | null} null when there is no such process
 */
export function beginningOf(pid) {
  const fields = statOf(pid);
  if (fields) return fields[0] === 'Z' ? null : (fields[19] ?? null);
  return existsSync('/proc/self/stat') ? null : askPs(pid, 'lstart');
}

/**
 * @param {number} pid
 * @returns {number | null} the parent; null when there is no such process, or no cheap way to tell
 */
export function parentOf(pid) {
  const parent = statOf(pid)?.[1];
  return parent === undefined ? null : Number(parent);
}

/** @param {number} pid */
function statOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program, in parentheses, may contain spaces; the fields after it may not.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return null;
  }
}

/** All processes that can be seen; none where the system has no table of them. @returns {number[]} */
export function processIds() {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(Number);
  } catch {
    return [];
  }
}

/**
 * @param {number} pid
 * @returns {string | null} null when there is no such process, or it is another account's
 */
export function workingFolderOf(pid) {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return null;
  }
}

/**
 * @param {number} pid
 * @returns {string | null} the name of the program that it runs; null when there is no such process
 */
export function programNameOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim();
  } catch {
    const program = askPs(pid, 'comm');
    return program && path.basename(program);
  }
}

/**
 * @param {number} pid
 * @returns {string} the command line, empty when there is no such process
 */
export function commandLineOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return askPs(pid, 'command') ?? '';
  }
}

/**
 * @param {number} pid
 * @param {string} field
 * @returns {string | null}
 */
function askPs(pid, field) {
  try {
    const options = { encoding: /** @type {const} */ ('utf8') };
    return execFileSync('ps', ['-o', `${field}=`, '-p', String(pid)], options).trim() || null;
  } catch {
    return null;
  }
}
