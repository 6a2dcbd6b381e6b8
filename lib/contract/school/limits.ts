/** As many codes one request may make: a class, with room for two. */
export const MAX_CODES_AT_ONCE = 100;

/** As many rows as a list may have. */
export const MAX_IMPORT_ROWS = 3_000;
/** What is longer is no name and no class: the browser sends its beginning, and it is refused by its row. */
export const MAX_CELL = 64;
