/** The most answers that one request may carry; apart, because the browser reads no schemas. */
export const MAX_ANSWERS = 50;
