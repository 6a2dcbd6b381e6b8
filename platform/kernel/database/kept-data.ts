import { eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/** The rows that hang on a row of somebody, by the column in which that names them. */
export const rowsWithin =
  (column: PgColumn, owner: PgTable, key: PgColumn, person: PgColumn) =>
  (id: string): SQL =>
    sql`${column} in (select ${key} from ${owner} where ${eq(person, id)})`;

/** What proves or opens something is told to nobody, not even to whom it is about. */
const isWithheld = (name: string) =>
  /hash$|fingerprint$|secret|key$|verifier|^registrationId$/i.test(name);

/** The columns that somebody is told of their rows in a table. [TRUST-06] */
export const toldColumns = (table: PgTable): Record<string, PgColumn> =>
  Object.fromEntries(Object.entries(getTableColumns(table)).filter(([name]) => !isWithheld(name)));
