import { sql, type AnyColumn, type SQL } from 'drizzle-orm';

/** A name as it is compared and sorted: small letters, е for ё, single spaces. */
export const foldedName = (text: string): string =>
  text.normalize('NFC').trim().toLowerCase().replaceAll('ё', 'е').replace(/\s+/g, ' ');

/** The same in the database, for names that are stored trimmed. */
export const foldedColumn = (column: AnyColumn): SQL<string> =>
  sql<string>`translate(lower(${column}), 'ё', 'е')`;
