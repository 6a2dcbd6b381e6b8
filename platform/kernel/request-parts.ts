import type { HttpBindings } from '@hono/node-server';
import type { Context as HonoContext } from 'hono';
import type { z } from 'zod';
import { readJson } from '@/lib/http/read-json';
import { ServiceError } from './errors';
import type { ServiceApp } from './service';

/** Parses one part of a request; the refusal names the field and never quotes the value. */
export function parsePart(schema: z.ZodType, value: unknown, part: string): unknown {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const field = [part, ...(result.error.issues[0]?.path ?? [])].join('.');
  throw new ServiceError('invalid_request', { field, message: `Invalid ${field}` });
}

/** The JSON body of a request, of so many bytes at most; undefined when there is none. [NET-06] */
export async function readJsonBody({ req, env }: HonoContext, maxBytes?: number): Promise<unknown> {
  const { incoming } = (env ?? {}) as Partial<HttpBindings>;
  // A web stream around what Node.js has received costs more than reading and parsing it.
  const headers = { get: (name: string) => req.header(name) ?? null };
  const source = incoming ? { method: req.method, headers, body: incoming } : req.raw;
  const body = await readJson(source, maxBytes);
  if (body.ok) return body.value;
  const { code, field } = body.refusal;
  throw new ServiceError(code, { ...(field && { field, message: `Invalid ${field}` }) });
}

/** A path of a table in the way of the router. */
export const routeOf = (path: string) => path.replace(/\{(\w+)\}/g, ':$1');

/** A path of the table called with another method is 405, not 404. */
export function addWrongMethods(
  app: ServiceApp,
  rows: readonly { path: string; method: string }[],
): void {
  const paths = new Map<string, string[]>();
  for (const { path, method } of rows) paths.set(path, [...(paths.get(path) ?? []), method]);
  for (const [path, methods] of paths)
    app.all(routeOf(path), (http) => {
      http.header('Allow', methods.join(', '));
      throw new ServiceError('method_not_allowed');
    });
}
