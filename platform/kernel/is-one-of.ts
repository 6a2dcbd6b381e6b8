import { sql, type Column, type SQL } from 'drizzle-orm';

/**
 * Whether a column holds one of the values: however many they are, they are one parameter, where
 * `inArray` makes one of each and PostgreSQL takes 65,535.
 */
export function isOneOf(column: Column, values: readonly string[]): SQL {
  return sql`${column} = any(${sql.param(values)})`;
}
