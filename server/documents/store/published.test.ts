import { mkdtempSync, readFileSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { documentOf } from '@/server/documents/document.fixture';
import { createPublisher, CURRENT } from './published';

const start = () => mkdtempSync(path.join(tmpdir(), 'published-'));
const teacher = documentOf('one');
const physics = documentOf('two', { path: '/fizika_7-class' });
const filesIn = (root: string) => readdirSync(path.join(root, CURRENT, 'files', 'every')).sort();
const read = (root: string, name: string) =>
  readFileSync(path.join(root, CURRENT, 'files', 'every', name), 'utf8');

test('[DOC-06] each document stands there in every encoding, under the name of its path', async () => {
  const root = start();
  await createPublisher(root, 'build').publish([teacher, documentOf('home', { path: '/' })]);
  const names = ['index', 'teacher'].flatMap((name) =>
    ['.html', '.html.br', '.html.gz'].map((ending) => name + ending),
  );
  expect(filesIn(root)).toEqual(names);
  expect(read(root, 'index.html')).toBe('<h1>home</h1>');
});

test('[DOC-06] one that changes is replaced, one that may not be shown any more goes', async () => {
  const root = start();
  const { publish } = createPublisher(root, 'build');
  await publish([teacher, physics]);
  await publish([documentOf('new')]);
  expect(filesIn(root)).toEqual(['teacher.html', 'teacher.html.br', 'teacher.html.gz']);
  expect(read(root, 'teacher.html')).toBe('<h1>new</h1>');
});

test('[DOC-06] what an earlier run has left goes with the first publishing', async () => {
  const root = start();
  await createPublisher(root, 'build').publish([teacher, physics]);
  await createPublisher(root, 'build').publish([teacher]);
  expect(filesIn(root)).toEqual(['teacher.html', 'teacher.html.br', 'teacher.html.gz']);
});
