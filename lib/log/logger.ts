import { pino, type DestinationStream, type Logger } from 'pino';
import { serverConfig } from '@/lib/config/server';

export type { Logger };

/**
 * A structured logger: one JSON object per line, on standard output unless another place is given.
 * It is given fields by name, never whole requests or errors, so that no token, answer or personal
 * data can get in.
 */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: { service: 'web' },
    timestamp: pino.stdTimeFunctions.isoTime,
  };
  return destination ? pino(options, destination) : pino(options);
}

let logger: Logger | undefined;

/** The log of web, with the configured level. */
export function log(): Logger {
  return (logger ??= createLogger(serverConfig().LOG_LEVEL));
}
