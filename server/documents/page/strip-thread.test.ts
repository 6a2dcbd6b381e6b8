import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createStripThread } from './strip-thread';

/** A thread that runs a program of the test's own. */
function threadOf(program: string) {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'documents-')), 'program.mjs');
  const begin = `import { parentPort as port, workerData } from 'node:worker_threads';`;
  writeFileSync(file, `${begin}port.on('message', (source) => { ${program} });`);
  return createStripThread(pathToFileURL(file), 'project');
}

test('[DOC-01] pages are made documents one after another, in a thread that starts again', async () => {
  const thread = threadOf('port.postMessage({ html: `${source} of ${workerData}` })');
  expect(await thread.strip('one')).toBe('one of project');
  expect(await thread.strip('two')).toBe('two of project');
  await thread.end();
  await thread.end();
  expect(await thread.strip('three')).toBe('three of project');
  await thread.end();
});

test.each([
  ['says what was wrong', "port.postMessage({ fault: 'no page' })", /no page/],
  ['throws', "throw new Error('broken')", /broken/],
])('[DOC-02] a page on which it %s is not made, the next one is', async (_, program, message) => {
  const thread = threadOf(
    `if (source === 'bad') { ${program} } else port.postMessage({ html: source })`,
  );
  await expect(thread.strip('bad')).rejects.toThrow(message);
  expect(await thread.strip('good')).toBe('good');
  await thread.end();
});
