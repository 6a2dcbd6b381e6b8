import { sql } from 'drizzle-orm';
import { answer, attempt } from '@/platform/main-api/database/schema';

/** That something is answered in an attempt: a condition on attempts. */
export const isAnswered = sql`exists (select 1 from ${answer}
  where ${answer.attemptId} = ${attempt.id} and not ${answer.empty})`;
