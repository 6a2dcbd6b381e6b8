import { index, jsonb, text, uuid } from 'drizzle-orm/pg-core';
import type { LeadMeta } from '@/lib/contract/lead/lead';
import { createdAt, mainApi } from '@/platform/main-api/database/columns';
import { user } from './people';

/** An application form that somebody sent; its id is that of the request. [ROUTE-21] */
export const lead = mainApi.table(
  'lead',
  {
    id: uuid('id').primaryKey(),
    type: text('type').notNull(),
    meta: jsonb('meta').$type<LeadMeta>().notNull(),
    /** Whom to answer, in one spelling. */
    contact: text('contact').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('lead_contact').on(table.contact, table.createdAt)],
);

export const message = mainApi.table(
  'message',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id),
    type: text('type').notNull(),
    meta: jsonb('meta').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('message_user').on(table.userId, table.createdAt)],
);

export const utmMark = mainApi.table(
  'utm_mark',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id),
    marks: jsonb('marks').notNull(),
    referrerUrl: text('referrer_url').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('utm_mark_user').on(table.userId, table.createdAt)],
);

export const event = mainApi.table(
  'event',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id),
    eventType: text('event_type').notNull(),
    payload: jsonb('payload').notNull(),
    userAgent: text('user_agent').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('event_user').on(table.userId, table.createdAt),
    index('event_at').on(table.createdAt),
  ],
);
