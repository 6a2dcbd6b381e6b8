/** The longest comment on an answer, in characters. */
export const MAX_COMMENT = 4_000;

/** The longest comment that a teacher keeps to use it again, in characters. */
export const MAX_KEPT_COMMENT = 500;

/** The longest reason for a score that is set by hand, in characters. */
export const MAX_REASON = 1_000;

/** The most answers that are reviewed at once, and the most tasks that are returned at once. */
export const MAX_REVIEWED = 500;
