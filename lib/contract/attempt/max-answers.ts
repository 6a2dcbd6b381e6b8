/** The most answers that one request may carry; apart, because the browser reads no schemas. */
export const MAX_ANSWERS = 50;

/** The longest time at a step that is kept, in seconds: eleven days. */
export const MAX_SPENT_SECONDS = 1_000_000;
