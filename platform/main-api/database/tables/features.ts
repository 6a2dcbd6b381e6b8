import { boolean, integer, jsonb, primaryKey, text } from 'drizzle-orm/pg-core';
import type { FeatureState } from '@/lib/contract/cms/cms-features';
import type { ProductFeatureName } from '@/lib/contract/user/product-features';
import { createdAt, mainApi } from '@/platform/main-api/database/columns';

/**
 * Triggers of the migrations tell every process of a change, whoever makes it, and count one that was made
 * by hand. [FEAT-01]
 */
export const productFeature = mainApi.table('product_feature', {
  name: text('name').primaryKey(),
  enable: boolean('enable').notNull(),
  details: jsonb('details').$type<Record<string, unknown>>(),
  /** Counts the changes. */
  version: integer('version').notNull().default(0),
});

/** Who has switched what, and when; rows are only ever added. */
export const productFeatureChange = mainApi.table(
  'product_feature_change',
  {
    name: text('name').$type<ProductFeatureName>().notNull(),
    /** The version that the change made. */
    version: integer('version').notNull(),
    changedAt: createdAt(),
    /** The subject identifier on the SSO. */
    changedBySub: text('changed_by_sub').notNull(),
    changedBy: text('changed_by').notNull(),
    from: jsonb('from_state').$type<FeatureState>().notNull(),
    to: jsonb('to_state').$type<FeatureState>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.name, table.version] })],
);
