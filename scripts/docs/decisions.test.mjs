import { readFileSync, readdirSync } from 'node:fs';
import { inProject } from '../project.mjs';

const folder = inProject('docs', 'decisions');
const files = readdirSync(folder).filter((name) => /^\d{4}-[\w-]+\.md$/.test(name));
const index = readFileSync(`${folder}/README.md`, 'utf8');

test('the index lists every numbered decision, in order, with its title', () => {
  const rows = files.sort().map((name) => {
    const [, number, title] =
      /^# (\d+)\. (.+)$/m.exec(readFileSync(`${folder}/${name}`, 'utf8')) ?? [];
    return `- [${String(number).padStart(4, '0')}](${name}) ${title}`;
  });
  expect(index.split('\n').filter((line) => line.startsWith('- '))).toEqual(rows);
});

test('numbers are given once, without gaps', () => {
  expect(files.map((name) => Number(name.slice(0, 4)))).toEqual(files.map((_, at) => at + 1));
});

test.each(files)('%s says what, why, what it costs and what would reverse it', (name) => {
  const text = readFileSync(`${folder}/${name}`, 'utf8');
  for (const heading of ['Decision', 'Why', 'Cost', 'Reversed by'])
    expect(text).toContain(`**${heading}.** `);
});
