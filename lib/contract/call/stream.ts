import { z } from 'zod';
import type { Endpoint } from './endpoint';

/**
 * What the main API tells again and again until somebody ends it, as server-sent events. It is asked for
 * like a call, by the same people and with the same tokens; each of its events is one JSON.
 */
export type Stream<Event extends z.ZodType = z.ZodType> = Pick<
  Endpoint,
  'path' | 'summary' | 'access' | 'roles' | 'params' | 'query' | 'body' | 'maxBodyBytes'
> & { method: 'GET'; event: Event };

type Row<Event extends z.ZodType> = Pick<
  Stream<Event>,
  'path' | 'summary' | 'access' | 'roles' | 'event'
>;

/** Fills a row with what all streams share: nothing is sent along but who asks. */
export const stream = <Event extends z.ZodType>(row: Row<Event>): Stream<Event> => ({
  method: 'GET',
  params: z.strictObject({}),
  query: z.strictObject({}),
  body: z.undefined(),
  maxBodyBytes: 0,
  ...row,
});
