import { sql } from 'drizzle-orm';
import { isOlderThan, removeRows, type RetentionRule } from '@/platform/kernel/database/retention';
import type { PlatformEnv } from '@/platform/kernel/env';
import { bindToken, webhook } from './schema';

/** What the diary of a demo forgets of itself. [TRUST-10] */
export const retentionRules = ({ DELIVERED_DAYS }: PlatformEnv): readonly RetentionRule[] => [
  // What was given up was last tried soon after it was made.
  removeRows(
    webhook,
    isOlderThan(sql`coalesce(${webhook.deliveredAt}, ${webhook.createdAt})`, DELIVERED_DAYS),
    'DELIVERED_DAYS',
  ),
  removeRows(bindToken, isOlderThan(bindToken.expiresAt, 1), null),
];
