import { readFileSync } from 'node:fs';
import { inProject } from '../../project.mjs';
import { envExample, withVariables } from './example.mjs';
import { variableRows } from './rows.mjs';
import { consequenceOf } from './table.mjs';

const text = readFileSync(inProject('.env.example'), 'utf8');

test('[CONF-01] .env.example says what the tables of variables say (npm run env-example)', () => {
  expect(text).toBe(envExample());
});

test('[CONF-01] it has every variable once', () => {
  const names = [...text.matchAll(/^#([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name);
  expect(names).toEqual([...new Set(names)]);
  expect(names).toEqual(expect.arrayContaining(['PORT', 'SSO_PORT', 'VK_ISSUER', 'DATA_DIR']));
});

test('[CONF-01] copied as it is, it changes nothing', () => {
  expect(text).not.toMatch(/^[^#\n]/m);
});

test('[CONF-01] it shows no secret of the demo', () => {
  expect(text).not.toMatch(/not-for-production/);
});

const operations = readFileSync(inProject('docs', 'operations.md'), 'utf8');

test('[CONF-01] docs/operations.md says what the tables of variables say (npm run env-example)', () => {
  expect(operations).toBe(withVariables(operations));
});

test.each(variableRows())('[CONF-01] what follows from $name is said', (row) => {
  expect(consequenceOf(row)).toMatch(/^\S.{9,}/);
  expect(operations).toContain(`\n| \`${row.name}\` | `);
});

test('[CONF-01] docs/operations.md shows no secret of the demo', () => {
  expect(operations).not.toMatch(/not-for-production/);
});
