import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Failure, Result } from '@/lib/contract/call/result';
import { createLogger } from '@/lib/log/logger';
import { documentOf } from '@/server/documents/document.fixture';
import type { DocumentPage } from '@/server/documents/page/make-document';
import { createShelf, KEEP_MS, NO_CONTENT } from '@/server/documents/serve/shelf';
import { openStore } from '@/server/documents/store/store';
import { createAdopter } from './adopt';
import type { Content } from './content';
import { createRefresher } from './refresh';

const away = {
  ok: false,
  error: { code: 'unavailable', status: 0 } as unknown as Failure,
} as const;
const content = (whole: string): Result<Content> => ({
  ok: true,
  value: { whole, landings: new Map(), failing: new Set(), signIn: NO_CONTENT },
});

const folderOf = () => mkdtempSync(path.join(tmpdir(), 'documents-'));

/** A process that keeps documents: of a landing that shows content, and of a text. */
function start(folder = folderOf()) {
  const shelf = createShelf();
  const store = openStore(folder);
  const state = {
    content: content('1') as Result<Content>,
    time: Date.now(),
    shown: 'one',
    isBroken: false,
  };
  const lines: string[] = [];
  const made: string[] = [];
  const log = createLogger('info', { write: (line: string) => lines.push(line) });
  const now = () => state.time;
  const refresh = createRefresher({
    ...{ shelf, store, log, now },
    readContent: () => Promise.resolve(state.content),
    listPages: (known) => [
      ...(known ? [{ path: '/', hosts: 'every', status: 200, content: known.whole } as const] : []),
      { path: '/404', hosts: 'every', status: 404, content: NO_CONTENT },
    ],
    make: (page: DocumentPage) => {
      if (state.isBroken) return Promise.reject(new Error('The page answers 500'));
      made.push(page.path);
      return Promise.resolve(documentOf(state.shown, page));
    },
  });
  const adopt = createAdopter(shelf, store, now);
  const sent = (page: string) => {
    const found = shelf.get(page, false, state.time);
    return typeof found === 'object' ? found.sent.identity.body.toString() : found;
  };
  return { ...{ state, refresh, adopt, made, lines, sent, store, folder } };
}

test('[DOC-04] what is missing is made once, and what shows other content again', async () => {
  const { state, refresh, made, sent, lines } = start();
  expect(await refresh()).toMatchObject({ made: ['every~', 'every~404'], failed: [] });
  await refresh();
  expect(made).toEqual(['/', '/404']);
  Object.assign(state, { content: content('2'), shown: 'two' });
  expect(await refresh()).toMatchObject({ made: ['every~'] });
  expect([sent('/'), sent('/404')]).toEqual(['<h1>two</h1>', '<h1>one</h1>']);
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual([
    'documents refreshed',
    'documents refreshed',
  ]);
});

test('[DOC-02] while the platform is away the last copy is shown for an hour, texts for ever', async () => {
  const { state, refresh, sent } = start();
  await refresh();
  state.content = away;
  const since = state.time;
  for (const [after, home] of [
    [KEEP_MS - 1, '<h1>one</h1>'],
    [KEEP_MS, 'expired'],
    [100 * KEEP_MS, 'expired'],
  ] as const) {
    state.time = since + after;
    await refresh();
    expect([after, sent('/'), sent('/404')]).toEqual([after, home, '<h1>one</h1>']);
  }
  state.content = content('1');
  await refresh();
  expect(sent('/')).toBe('<h1>one</h1>');
});

test('[DOC-02] a page that fails to render keeps its last good copy for an hour', async () => {
  const { state, refresh, sent, lines } = start();
  await refresh();
  Object.assign(state, { content: content('2'), isBroken: true, time: state.time + KEEP_MS - 1 });
  expect(await refresh()).toMatchObject({ made: [], failed: ['every~'] });
  expect(sent('/')).toBe('<h1>one</h1>');
  state.time += 1;
  expect(sent('/')).toBe('expired');
  expect(lines.some((line) => line.includes('document not made'))).toBe(true);
});

test('[DOC-04] what was made as the platform went away is made again: it may show an older copy', async () => {
  const { state, refresh, made } = start();
  await refresh();
  state.content = away;
  await refresh();
  state.content = content('1');
  await refresh();
  expect(made).toEqual(['/', '/404', '/']);
  await refresh();
  expect(made).toHaveLength(3);
});

test('[DOC-04] after a restart with the platform away the kept copies are there, for the rest of the hour', async () => {
  const before = start();
  await before.refresh();
  const after = start(before.folder);
  await after.adopt();
  expect([after.sent('/'), after.sent('/404')]).toEqual(['<h1>one</h1>', '<h1>one</h1>']);
  Object.assign(after.state, { content: away, time: Date.now() + KEEP_MS + 60_000 });
  await after.refresh();
  expect(after.made).toEqual([]);
  expect([after.sent('/'), after.sent('/404')]).toEqual(['expired', '<h1>one</h1>']);
});

test('[DOC-04] a process that makes none shows what another one makes', async () => {
  const maker = start();
  const reader = start(maker.folder);
  await maker.refresh();
  await reader.adopt();
  expect(reader.sent('/')).toBe('<h1>one</h1>');
  Object.assign(maker.state, { content: content('2'), shown: 'two' });
  await maker.refresh();
  await reader.adopt();
  expect(reader.sent('/')).toBe('<h1>two</h1>');
  expect(reader.made).toEqual([]);
  // One that the maker has taken away goes here too.
  await maker.store.remove('every~');
  await reader.adopt();
  expect([reader.sent('/'), reader.sent('/404')]).toEqual([undefined, '<h1>one</h1>']);
});

test('[DOC-04] a process that makes none knows what could not be made, until it is made', async () => {
  const maker = start();
  const reader = start(maker.folder);
  maker.state.isBroken = true;
  await maker.refresh();
  expect(await reader.adopt()).toEqual({ broken: [], failed: ['every~', 'every~404'] });
  maker.state.isBroken = false;
  await maker.refresh();
  expect(await reader.adopt()).toEqual({ broken: [], failed: [] });
  writeFileSync(path.join(maker.folder, 'failed.json'), '{"a":');
  expect(await reader.adopt()).toEqual({ broken: [], failed: [] });
});

test('[DOC-04] two processes that refresh one store at once leave it whole', async () => {
  const folder = folderOf();
  const processes = [start(folder), start(folder), start(folder)];
  for (const round of ['1', '2', '3']) {
    for (const { state } of processes) Object.assign(state, { content: content(round) });
    await Promise.all(processes.map(({ adopt, refresh }) => adopt().then(refresh)));
  }
  const files = readdirSync(folder);
  expect(files.sort()).toEqual(['every~.document', 'every~404.document']);
  const next = start(folder);
  expect(await next.adopt()).toEqual({ broken: [], failed: [] });
  expect(next.sent('/')).toBe('<h1>one</h1>');
});

test('[DOC-04] a broken file is said, removed and made again', async () => {
  const before = start();
  await before.refresh();
  writeFileSync(path.join(before.folder, 'every~.document'), 'half');
  const after = start(before.folder);
  expect(await after.adopt()).toEqual({ broken: ['every~'], failed: [] });
  expect(after.sent('/')).toBeUndefined();
  await after.refresh();
  expect(after.made).toEqual(['/']);
  expect(await after.adopt()).toEqual({ broken: [], failed: [] });
});

test('[DOC-04] a disk that takes nothing is logged, and documents are shown from memory', async () => {
  const folder = folderOf();
  const file = path.join(folder, 'a-file');
  writeFileSync(file, '');
  const { refresh, adopt, sent, lines } = start(file);
  await adopt();
  expect(await refresh()).toMatchObject({ made: ['every~', 'every~404'], failed: [] });
  await adopt();
  expect(sent('/')).toBe('<h1>one</h1>');
  expect(lines.filter((line) => line.includes('document not kept'))).toHaveLength(2);
  // There is room again: what is shown is kept, and said once.
  rmSync(file);
  expect(await refresh()).toMatchObject({ made: [], failed: [] });
  expect(readdirSync(file).sort()).toEqual(['every~.document', 'every~404.document']);
  expect(lines.filter((line) => line.includes('document not kept'))).toHaveLength(2);
  rmSync(folder, { recursive: true });
});

test('[DOC-04] a file that was removed by hand is there again after the next look', async () => {
  const { refresh, made, folder } = start();
  await refresh();
  rmSync(path.join(folder, 'every~.document'));
  await refresh();
  expect(readdirSync(folder).sort()).toEqual(['every~.document', 'every~404.document']);
  expect(made).toEqual(['/', '/404']);
});

test('[DOC-02] a landing whose content is refused keeps its document, the others go on', async () => {
  const { state, refresh, adopt, sent, store } = start();
  await store.write(documentOf('old', { path: '/fizika_7-class' }));
  await store.confirm(['every~fizika_7-class'], state.time);
  await adopt();
  const failing = new Set(['/fizika_7-class']);
  state.content = { ok: true, value: { whole: '1', landings: new Map(), failing, signIn: '' } };
  expect(await refresh()).toMatchObject({ made: ['every~', 'every~404'], failed: [] });
  expect(sent('/fizika_7-class')).toBe('<h1>old</h1>');
});

test('[DOC-04] a landing whose workbook is gone goes too, once the platform says so', async () => {
  const { state, refresh, adopt, sent, store, folder } = start();
  await store.write(documentOf('old', { path: '/fizika_7-class' }));
  await store.confirm(['every~fizika_7-class'], state.time);
  await adopt();
  state.content = away;
  await refresh();
  expect(sent('/fizika_7-class')).toBe('<h1>old</h1>');
  state.content = content('1');
  await refresh();
  expect(sent('/fizika_7-class')).toBeUndefined();
  expect(readdirSync(folder).sort()).toEqual(['every~.document', 'every~404.document']);
});
