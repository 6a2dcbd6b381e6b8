import { index, smallint, text, timestamp, unique, uuid, type PgSchema } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/**
 * Letters that are to be sent. A row says what a letter is about; its words, and a link in them, are made
 * when it goes out, so that the table opens nothing.
 */
export const letterTable = (schema: PgSchema) =>
  schema.table(
    'letter',
    {
      id: uuid('id').primaryKey().defaultRandom(),
      kind: text('kind').notNull(),
      /** What its kind needs to know: an id, a login. */
      about: text('about').notNull(),
      createdAt: instant('created_at').notNull().defaultNow(),
      /** When to try next; null while it is on its way. */
      nextTryAt: instant('next_try_at').defaultNow(),
      tries: smallint('tries').notNull().default(0),
      /** After this nobody wants to read it. */
      expiresAt: instant('expires_at').notNull(),
    },
    (table) => [
      unique('letter_once').on(table.kind, table.about),
      index('letter_next_try').on(table.nextTryAt),
    ],
  );
export type LetterTable = ReturnType<typeof letterTable>;

/** The demo's letters, instead of at the people to whom they are addressed. */
export const mailboxTable = (schema: PgSchema) =>
  schema.table(
    'mailbox_letter',
    {
      id: uuid('id').primaryKey(),
      recipient: text('recipient').notNull(),
      subject: text('subject').notNull(),
      text: text('text').notNull(),
      createdAt: instant('created_at').notNull().defaultNow(),
    },
    (table) => [index('mailbox_letter_recipient').on(table.recipient, table.createdAt)],
  );
export type MailboxTable = ReturnType<typeof mailboxTable>;
