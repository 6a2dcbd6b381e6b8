import { MAX_MARKS_OF_EVENT } from '@/lib/contract/journal/stream';
import type { ChangedMark, JournalEvent } from '@/lib/contract/journal/stream';
import type { EventSink } from '@/lib/http/event-stream';
import type { News } from './news-message';
import type { Pair } from './read-marks';

/** One stream of a teacher. */
export type Follower = {
  jti: string;
  sink: EventSink<JournalEvent>;
  endsAt: number;
  beats: number;
};

/** A teacher's streams, and what has changed since they were told. */
export type Watched = { followers: Set<Follower>; pairs: Map<string, Pair>; isChanged: boolean };

export const newlyWatched = (): Watched => ({
  followers: new Set(),
  pairs: new Map(),
  isChanged: false,
});

export const isDue = ({ isChanged, pairs }: Watched) => isChanged || pairs.size > 0;

/**
 * Writes down what has changed.
 *
 * @param most marks that are read for one teacher at once; with more, their browser reads the journal
 */
export function note(own: Watched, { marks }: News, most: number): void {
  if (marks === undefined) own.isChanged = true;
  for (const [homeworkId, students] of marks ?? [])
    for (const studentId of students)
      own.pairs.set(`${homeworkId} ${studentId}`, { homeworkId, studentId });
  if (own.pairs.size > most) own.isChanged = true;
  // The journal is read again, with all its marks.
  if (own.isChanged) own.pairs.clear();
}

/** Marks in as few events as may be. */
export function inEvents(marks: readonly ChangedMark[]): JournalEvent[] {
  const events: JournalEvent[] = [];
  for (let from = 0; from < marks.length; from += MAX_MARKS_OF_EVENT)
    events.push({ kind: 'marks', marks: marks.slice(from, from + MAX_MARKS_OF_EVENT) });
  return events;
}
