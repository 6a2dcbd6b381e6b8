import {
  mkdtempSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { documentOf } from '@/server/documents/document.fixture';
import { decodeDocument, encodeDocument } from './document-file';
import { removeOldBuilds } from './old-builds';
import { documentName, openStore } from './store';

const folderOf = () => mkdtempSync(path.join(tmpdir(), 'documents-'));
const HOUR = 3_600_000;

test('[DOC-04] what was written is read again, under a name of its page and hosts', async () => {
  const folder = folderOf();
  const document = documentOf('Да', { path: '/teacher/terms-of-use', hosts: 'listed' });
  const store = openStore(path.join(folder, 'build'));
  await store.write(document);
  expect(await store.list()).toMatchObject([{ name: 'listed~teacher~terms-of-use' }]);
  expect(await openStore(path.join(folder, 'build')).read(documentName(document))).toEqual(
    document,
  );
});

describe('[DOC-04] a broken file is never served', () => {
  const whole = encodeDocument(documentOf('Да'));
  const changed = (at: number) => {
    const copy = Buffer.from(whole);
    copy[at] = (copy[at] ?? 0) ^ 1;
    return copy;
  };
  test.each([
    ['empty', Buffer.alloc(0)],
    ['cut in its digest', whole.subarray(0, 30)],
    ['cut in its facts', whole.subarray(0, 120)],
    ['cut in its bodies', whole.subarray(0, -1)],
    ['longer', Buffer.concat([whole, Buffer.from('x')])],
    ['of another program', Buffer.from('{"path":"/"}\n'.repeat(20))],
    ['changed in its facts', changed(100)],
    ['changed in its last byte', changed(whole.length - 1)],
    ['all zeros', Buffer.alloc(whole.length)],
  ])('%s', async (_, content) => {
    const folder = folderOf();
    writeFileSync(path.join(folder, 'every~teacher.document'), content);
    expect(decodeDocument(content)).toBeNull();
    expect(await openStore(folder).read('every~teacher')).toBeNull();
    expect(readdirSync(folder)).toEqual([]);
  });

  test('one that stands under another name', async () => {
    const folder = folderOf();
    writeFileSync(path.join(folder, 'every~.document'), whole);
    expect(await openStore(folder).read('every~')).toBeNull();
  });

  test('an unfinished one is no document', async () => {
    const folder = folderOf();
    writeFileSync(path.join(folder, 'every~teacher.document.unfinished'), whole);
    expect(await openStore(folder).list()).toEqual([]);
  });
});

test('[DOC-04] two writers at once leave one whole document and nothing else', async () => {
  const folder = folderOf();
  const stores = [openStore(folder), openStore(folder)];
  const texts = Array.from({ length: 20 }, (_, at) => `${at}`.repeat(at * 500));
  await Promise.all(texts.map((text, at) => stores[at % 2]?.write(documentOf(text))));
  expect(readdirSync(folder)).toEqual(['every~teacher.document']);
  const read = await openStore(folder).read('every~teacher');
  expect(texts.map((text) => `<h1>${text}</h1>`)).toContain(read?.bodies.identity.toString());
});

test('[DOC-04] a disk that takes nothing is said, and leaves what was there', async () => {
  const folder = folderOf();
  await openStore(folder).write(documentOf('Да'));
  const file = path.join(folder, 'taken');
  writeFileSync(file, '');
  await expect(openStore(file).write(documentOf('Да'))).rejects.toThrow();
  expect(await openStore(path.join(folder, 'nothing')).list()).toEqual([]);
  expect(await openStore(folder).read('every~teacher')).not.toBeNull();
});

test('[DOC-04] confirming changes when it was good, and not the version', async () => {
  const store = openStore(folderOf());
  await store.write(documentOf('Да'));
  const [before] = await store.list();
  await store.confirm(['every~teacher', 'every~gone'], 1_000_000_000_000);
  expect(await store.list()).toEqual([{ ...before, goodAt: 1_000_000_000_000 }]);
});

test('[DOC-04] earlier builds and unfinished files go when nobody confirms them any more', async () => {
  const root = folderOf();
  const now = Date.now();
  const put = (build: string, file: string, age: number) => {
    mkdirSync(path.join(root, build), { recursive: true });
    const place = path.join(root, build, file);
    writeFileSync(place, 'x');
    utimesSync(place, (now - age) / 1_000, (now - age) / 1_000);
  };
  put('build-2', 'every~.document', 2 * HOUR);
  put('build-2', 'every~.document.unfinished', 2 * HOUR);
  put('build-2', 'every~.document.being-written', 0);
  put('earlier', 'every~.document', 2 * HOUR);
  put('running', 'every~.document', 2 * HOUR);
  put('running', 'every~teacher.document', HOUR / 2);
  writeFileSync(path.join(root, 'a-file'), '');
  await removeOldBuilds(root, 'build-2', now);
  expect(readdirSync(root).sort()).toEqual(['a-file', 'build-2', 'running']);
  expect(readdirSync(path.join(root, 'build-2')).sort()).toEqual([
    'every~.document',
    'every~.document.being-written',
  ]);
  expect(readFileSync(path.join(root, 'running', 'every~.document'), 'utf8')).toBe('x');
  await removeOldBuilds(path.join(root, 'nothing'), 'build-2', now);
});
