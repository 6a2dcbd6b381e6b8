import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { ServiceError } from '@/platform/kernel/errors';

/** Whether a column holds this JSON, whatever the order of its keys. */
export const holds = (column: AnyPgColumn, value: unknown): SQL =>
  sql`${column} = ${JSON.stringify(value)}::jsonb`;

/** @throws ServiceError `conflict` when the key was used for something else. */
export function refuseUnless(sameRows: number): void {
  if (sameRows === 0) throw new ServiceError('conflict');
}
