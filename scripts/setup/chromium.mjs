import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { runProgram, runTool } from '../processes/tool.mjs';
import { inProject } from '../project.mjs';
import { Refusal } from '../refusal.mjs';

const DOWNLOAD_MS = 300_000;
/** Chromium without what is around a page: the same pages in two thirds of the time. A package of Debian. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/**
 * A Chromium or Chrome of this system: the one of CHROMIUM_PATH, else an installed one that runs, the
 * headless shell before others.
 *
 * @returns {Promise<string | null>} null when there is none; Playwright may still have its own
 */
export async function findChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  if (runs(HEADLESS_SHELL)) return HEADLESS_SHELL;
  // Loaded late: who asks may have had to install the packages first.
  const { Launcher } = await import('chrome-launcher');
  try {
    return Launcher.getInstallations().find(runs) ?? null;
  } catch {
    // With nothing installed it throws.
    return null;
  }
}

/**
 * Sees to it that browser tests have a browser: an installed one, Playwright's own, one that it
 * downloads, one from Debian's packages.
 *
 * @throws Refusal when none of these can be had
 */
export async function ensureChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (runs(given)) return;
    throw new Refusal(`Переменная CHROMIUM_PATH: ${given} не запускается.`);
  }
  const has = async () => (await findChromium()) !== null || hasOwn();
  if (await has()) return;
  console.log('Скачиваю Chromium для тестов…');
  const limit = AbortSignal.timeout(DOWNLOAD_MS);
  const playwright = inProject('node_modules', '@playwright', 'test', 'cli.js');
  await runTool(playwright, ['install', 'chromium'], { show: false, signal: limit });
  if (await has()) return;
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    console.log('Устанавливаю Chromium из пакетов Debian…');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    await runProgram('apt-get', ['update'], { env, show: false });
    // Older releases do not have the shell.
    for (const name of [path.basename(HEADLESS_SHELL), 'chromium']) {
      await runProgram('apt-get', ['install', '-y', name], { env, show: false });
      if (await has()) return;
    }
  }
  throw new Refusal(
    'Для браузерных тестов нужен Chromium: установите его или задайте путь к нему в CHROMIUM_PATH.',
  );
}

/** Whether Playwright has a browser of its own that runs here. */
function hasOwn() {
  const { chromium } = createRequire(import.meta.url)('@playwright/test');
  const file = chromium.executablePath();
  return existsSync(file) && runs(file);
}

/** @param {string} file */
function runs(file) {
  try {
    execFileSync(file, ['--version'], { stdio: 'ignore', timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
}
