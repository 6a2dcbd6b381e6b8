import { fillPlaceholders, sql, type Column, type SQL } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';

export type Database<Schema extends Record<string, unknown>> = NodePgDatabase<Schema> & {
  $client: pg.Pool;
};
export type OpenDatabase<Schema extends Record<string, unknown>> = {
  db: Database<Schema>;
  /** Resolves when the database answers; rejects within 3 s when it does not. */
  ping(): Promise<void>;
  close(): Promise<void>;
};

/** Any number, the same in every process: whoever holds the lock migrates, the others wait. */
const MIGRATION_LOCK = 7_741_001;

/**
 * Opens a pool and brings the tables of one service up to date. Services share a server, not
 * tables: each has a PostgreSQL schema of its own.
 *
 * @param migrations folder with the SQL migrations of the service
 * @throws when the database cannot be reached or a migration fails
 */
export async function openDatabase<Schema extends Record<string, unknown>>(options: {
  url: string;
  service: string;
  schema: Schema;
  migrations: string;
  onIdleError: (error: Error) => void;
}): Promise<OpenDatabase<Schema>> {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: 10,
    connectionTimeoutMillis: 3_000,
    statement_timeout: 15_000,
    application_name: options.service,
  });
  pool.on('error', options.onIdleError);
  try {
    await migrateUnderLock(pool, options.migrations, options.service);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    db: drizzle(pool, { schema: options.schema }),
    ping: async () => {
      await pool.query('select 1');
    },
    close: () => pool.end(),
  };
}

async function migrateUnderLock(pool: pg.Pool, folder: string, service: string): Promise<void> {
  const client = await pool.connect();
  try {
    // A migration may change every row, and whoever waits for the lock waits as long.
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle(client), {
      migrationsFolder: folder,
      migrationsSchema: 'migrations',
      migrationsTable: service.replace(/-/g, '_'),
    });
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    await client.query('reset statement_timeout');
  } finally {
    client.release();
  }
}

/**
 * Whether a column holds one of the values. All values are one parameter, however many they are:
 * `inArray` makes a parameter of each, and PostgreSQL takes at most 65,535.
 */
export function isOneOf(column: Column, values: readonly string[]): SQL {
  return sql`${column} = any(${sql.param(values)})`;
}

/**
 * A statement that each connection parses and plans once, however often it is run.
 *
 * @param name of its own among the statements of the service
 * @param query with `sql.placeholder` for what differs from run to run
 */
export function preparedStatement<Row extends pg.QueryResultRow>(name: string, query: SQL) {
  const { sql: text, params } = new PgDialect().sqlToQuery(query);
  return async (
    { $client }: { $client: pg.Pool },
    given: Record<string, unknown>,
  ): Promise<Row[]> => {
    const values = fillPlaceholders(params, given);
    return (await $client.query<Row>({ name, text, values })).rows;
  };
}
