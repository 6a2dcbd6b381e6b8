import { sql, type SQL } from 'drizzle-orm';

/**
 * A name as it is compared: in capitals, with ё for е or with other spaces it is the same. As `nameKey` of
 * the contract does.
 */
export const spelled = (text: SQL) =>
  sql`replace(regexp_replace(lower(normalize(${text}, NFC)), '\\s+', '', 'g'), 'ё', 'е')`;
