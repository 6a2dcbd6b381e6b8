import { pino, type Logger } from 'pino';

export type { Logger };

/**
 * A structured logger: one JSON object per line on standard output. It is given fields by name
 * (request id, path pattern, code), never whole requests, so no token, answer or personal data
 * can get in.
 */
export function createLogger(name: string, level: string): Logger {
  return pino({ name, level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime }).child({
    service: name,
  });
}
