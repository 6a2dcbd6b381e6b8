import { z } from 'zod';
import { roles } from '@/lib/contract/auth/roles';
import { stream } from '@/lib/contract/call/stream';
import { markSchema } from './journal';
import { JOURNAL_STREAM_PATH } from './stream-path';

/** As many marks are told in one event. */
export const MAX_MARKS_OF_EVENT = 500;

const changedMarkSchema = z.object({ userId: z.string(), mark: markSchema });
export type ChangedMark = z.infer<typeof changedMarkSchema>;

/** What is told of a teacher's journal while they look at it. [HW-06] */
export const journalEventSchema = z.discriminatedUnion('kind', [
  /** The first one: who reads the journal after it misses nothing that comes later. */
  z.object({ kind: z.literal('hello') }),
  /** Nothing is new; the way is open. */
  z.object({ kind: z.literal('beat') }),
  /** These marks are so now. */
  z.object({
    kind: z.literal('marks'),
    marks: z.array(changedMarkSchema).max(MAX_MARKS_OF_EVENT),
  }),
  /** Other rows or columns, or more than is told here: the journal is to be read again. */
  z.object({ kind: z.literal('changed') }),
  /** The last one: the teacher follows in more places than are served, and this was the oldest. */
  z.object({ kind: z.literal('replaced') }),
]);
export type JournalEvent = z.infer<typeof journalEventSchema>;

export const journalStreams = {
  followJournal: stream({
    path: JOURNAL_STREAM_PATH,
    summary: 'Changes of the teacher’s journal, as they come',
    access: 'user',
    roles: [roles.teacher],
    event: journalEventSchema,
  }),
};
