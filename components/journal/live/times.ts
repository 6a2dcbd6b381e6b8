/** When a journal is asked for and its stream is opened, in milliseconds. */
export const TIMES = {
  /** Between two readings at least. */
  gap: 1_000,
  /** Without a stream the journal is read so often, and ever less while nothing is new. */
  firstPoll: 5_000,
  lastPoll: 30_000,
  /** Who comes back to the tab does not wait that long. */
  pollOnReturn: 1_000,
  /** With a stream: against what is told to nobody, such as a pupil who has got another name. */
  pollBeside: 5 * 60_000,
  /** How soon a lost stream is opened again: later each time it could not be had. */
  firstReopen: 1_000,
  lastReopen: 60_000,
  /** The same when it was closed because the teacher follows in many places. */
  reopenReplaced: 5 * 60_000,
};
