import { readFileSync } from 'node:fs';
import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { retentionRules as ofMainApi } from '@/platform/main-api/retention/rules';
import { retentionRules as ofPayments } from '@/platform/payments/retention-rules';
import { retentionRules as ofSso } from '@/platform/sso/provider/retention-rules';
import type { RetentionRule } from '@/platform/kernel/database/retention';
import { readEnv } from '@/platform/kernel/env';
import * as diary from '@/platform/diary/schema';
import * as mainApi from '@/platform/main-api/database/schema';
import * as eljur from '@/platform/partners/eljur/database/schema';
import * as buyers from '@/platform/payments/buyer/kept-data';
import * as payments from '@/platform/payments/schema';
import * as accounts from '@/platform/sso/account/kept-data';
import * as sso from '@/platform/sso/schema';
import { impersonalTables, keptTables } from '@/platform/main-api/person/kept-data';

const tablesOf = (schema: object) =>
  Object.values(schema).filter((one): one is PgTable => is(one, PgTable));
const namesOf = (tables: readonly PgTable[]) => tables.map((table) => getTableName(table)).sort();

/** Names of columns that say of whom a row is, whether a foreign key says so or not. */
const NAMES_SOMEBODY =
  /^(user|teacher|student|person|account|owner)_id$|_sub$|^(email|contact|actor)$|_by$/;

describe('the tables of the main API', () => {
  const named = new Map(keptTables.map(({ table, by }) => [table, by]));

  test('[TRUST-06] each keeps nothing of a person or stands in the list of what is exported and erased', () => {
    const listed = [...named.keys(), ...impersonalTables];
    expect(namesOf(listed)).toEqual(namesOf(tablesOf(mainApi)));
  });

  test.each(tablesOf(mainApi).map((table) => [getTableName(table), table] as const))(
    '[TRUST-06] every column of %s that refers to a user is known to the list',
    (_, table) => {
      const references = getTableConfig(table).foreignKeys.flatMap((key) => {
        const { foreignTable, columns } = key.reference();
        return foreignTable === mainApi.user ? columns : [];
      });
      const suspects = Object.values(getTableColumns(table)).filter(
        (column) => references.includes(column) || NAMES_SOMEBODY.test(column.name),
      );
      const known = named.get(table);
      if (suspects.length > 0) expect(known).toBeDefined();
      if (table !== mainApi.user) for (const column of references) expect(known).toContain(column);
    },
  );

  test('[TRUST-06] a table that hangs on a personal one is personal too', () => {
    for (const table of impersonalTables)
      for (const key of getTableConfig(table).foreignKeys)
        expect(named.has(key.reference().foreignTable)).toBe(false);
  });
});

test.each([
  ['sign-on', sso, [...accounts.keptTables, ...accounts.impersonalTables]],
  ['payments', payments, [...buyers.keptTables, ...buyers.impersonalTables]],
])('[TRUST-06] each table of %s stands in its list', (_, schema, listed) => {
  const tables = listed.map((one) => (is(one, PgTable) ? one : one.table));
  expect(namesOf(tables)).toEqual(namesOf(tablesOf(schema)));
});

describe('docs/personal-data.md', () => {
  const text = readFileSync('docs/personal-data.md', 'utf8');
  const parts = text.split(/^## /m);

  test.each([
    ['main_api', mainApi],
    ['sso', sso],
    ['payments', payments],
    ['diary', diary],
    ['eljur', eljur],
  ])('[TRUST-10] names every table of %s', (schema, tables) => {
    const part = parts.find((one) => one.split('\n')[0]?.includes(`\`${schema}\``)) ?? '';
    for (const name of namesOf(tablesOf(tables))) expect(part).toContain(`\`${name}\``);
  });

  test('[TRUST-10] says of each personal table of the main API how long and how it is erased', () => {
    const rows = text.split('\n').filter((line) => line.startsWith('| `'));
    for (const { table } of keptTables) {
      const row = rows.find((line) => line.startsWith(`| \`${getTableName(table)}\` `));
      const cells = row?.split('|').slice(1, -1);
      expect([getTableName(table), cells?.length]).toEqual([getTableName(table), 7]);
      expect(cells?.every((cell) => cell.trim() !== '')).toBe(true);
    }
  });

  const env = readEnv({ DATABASE_URL: 'postgres://nowhere' });
  /** Of each table, the periods of the rules that remove something of it. */
  const carriedOut = (rules: readonly RetentionRule[]) => {
    const periods = new Map<string, Set<string>>();
    for (const { tables, period } of rules)
      for (const name of namesOf(tables))
        if (period !== null) periods.set(name, (periods.get(name) ?? new Set()).add(period));
    return periods;
  };

  test.each([
    ['main_api', mainApi, ofMainApi(env)],
    ['payments', payments, ofPayments(env)],
    ['sso', sso, ofSso],
  ])(
    '[TRUST-10] says the periods that are carried out for tables of %s',
    (schema, tables, rules) => {
      const part = parts.find((one) => one.split('\n')[0]?.includes(`\`${schema}\``)) ?? '';
      const carried = carriedOut(rules);
      for (const name of namesOf(tablesOf(tables))) {
        const row = part.split('\n').find((line) => line.startsWith(`| \`${name}\` `));
        const said = row?.split('|')[5]?.match(/(?<=`)[A-Z_]+_DAYS(?=`)/g) ?? [];
        expect([name, ...said.sort()]).toEqual([name, ...[...(carried.get(name) ?? [])].sort()]);
      }
    },
  );

  test('[TRUST-10] promises no period in days that no rule carries out', () => {
    const cells = text.split('\n').map((line) => line.split('|')[5] ?? '');
    expect(cells.filter((cell) => /\d+ (days|months|years)/.test(cell))).toEqual([]);
    expect(cells.filter((cell) => cell.includes('_DAYS')).length).toBeGreaterThan(10);
  });
});
