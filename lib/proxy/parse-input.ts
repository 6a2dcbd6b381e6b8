import type { z } from 'zod';
import type { Endpoint } from '@/lib/contract/call/endpoint';
import { accept, refuse, type Checked } from '@/lib/http/checked';

export type Input = { params: unknown; query: unknown; body: unknown };

/**
 * Parses every part of a call by the endpoint's schemas; the refusal names the first field that is
 * wrong and never quotes it. Only what was parsed goes on. [NET-06]
 */
export function parseInput(
  row: Pick<Endpoint, 'params' | 'query' | 'body'>,
  given: { params: Record<string, string>; query: URLSearchParams; body: unknown },
): Checked<Input> {
  const params = parse(row.params, given.params, 'path');
  if (!params.ok) return params;
  const query = parseQuery(row.query, given.query);
  if (!query.ok) return query;
  const body = parse(row.body, given.body, 'body');
  if (!body.ok) return body;
  return accept({ params: params.value, query: query.value, body: body.value });
}

/**
 * A parameter that the schema does not know is refused, and so is one that comes twice: different
 * programs on the way would read such a query differently.
 */
function parseQuery(schema: z.ZodType, search: URLSearchParams): Checked<unknown> {
  const names = [...search.keys()];
  const seen = new Set<string>();
  const repeated = names.find((name) => seen.size === seen.add(name).size);
  if (repeated !== undefined) return wrong(['query', repeated]);
  const query = parse(schema, Object.fromEntries(search), 'query');
  if (!query.ok) return query;
  const known = query.value as Record<string, unknown>;
  const unknown = names.find((name) => !Object.hasOwn(known, name));
  return unknown === undefined ? query : wrong(['query', unknown]);
}

function parse(schema: z.ZodType, value: unknown, part: string): Checked<unknown> {
  const result = schema.safeParse(value);
  if (result.success) return accept(result.data);
  const issue = result.error.issues[0];
  const inner = issue?.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
  return wrong([part, ...(issue?.path ?? []), ...inner]);
}

/** A name that was sent is repeated as far as it is a plain one. */
function wrong(path: readonly PropertyKey[]): Checked<never> {
  const plain = path.map(String).filter((name) => /^[\w-]{1,100}$/.test(name));
  return refuse({ code: 'invalid_request', field: plain.join('.') });
}
