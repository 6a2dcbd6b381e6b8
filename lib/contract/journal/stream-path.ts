/** Where the journal is followed. Plain data: the browser needs no more, and the schemas stay out of its bundle. */
export const JOURNAL_STREAM_PATH = '/api/v1/journal/stream';
