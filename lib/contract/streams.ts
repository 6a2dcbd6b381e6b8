import type { Stream } from './call/stream';
import { journalStreams } from './journal/stream';

/**
 * The streams of the main API, a row each, beside the table of calls: platform's router, web's way to it,
 * the OpenAPI document and the configuration of nginx derive from it.
 */
export const streams = { ...journalStreams } satisfies Record<string, Stream>;

export type Streams = typeof streams;
export type StreamName = keyof Streams;
