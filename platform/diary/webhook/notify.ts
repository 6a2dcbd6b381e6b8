import type { Db, Transaction } from '@/platform/diary/context';
import { webhook } from '@/platform/diary/schema';
import type { Webhook } from './webhook';

/** Keeps what is to be told, in the transaction in which it happens. */
export async function notify(db: Db | Transaction, content: Webhook): Promise<void> {
  await db.insert(webhook).values({ content, dueAt: new Date() });
}
