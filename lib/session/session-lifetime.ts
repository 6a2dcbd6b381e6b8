/** As long as the longest edu token lives, in seconds. */
export const SESSION_LIFETIME = 30 * 24 * 60 * 60;
