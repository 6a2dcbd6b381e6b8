import { pgSchema, timestamp } from 'drizzle-orm/pg-core';

/** What the tables of the main API share. */
export const mainApi = pgSchema('main_api');

export const instant = (name: string) => timestamp(name, { withTimezone: true });
export const createdAt = () => instant('created_at').notNull().defaultNow();
