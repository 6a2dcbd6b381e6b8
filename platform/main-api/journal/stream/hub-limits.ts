/** Bounds and times, in milliseconds. */
export const HUB_LIMITS = {
  /** How long changes of journals wait for others. */
  waitMs: 400,
  /** How soon what could not be read is told to be read by the browsers. */
  retryMs: 2_000,
  /** How often each stream is given a sign of life. */
  beatMs: 15_000,
  /** With every so many of them its session is asked for. */
  beatsOfSession: 4,
  /** A stream ends after so long, and up to half as much more; its browser opens the next one. */
  lifetimeMs: 10 * 60_000,
  /** Within how long all are told, one by one, that something may have been missed. */
  spreadMs: 3_000,
  /** Streams of this process, and of one teacher in it. */
  streams: 1_000,
  ofTeacher: 4,
  /** As many marks are read at once; of one teacher fewer: with more, their browser reads the journal. */
  pairs: 1_000,
  pairsOfTeacher: 200,
};
