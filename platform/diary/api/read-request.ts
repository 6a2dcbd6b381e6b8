import type { z } from 'zod';
import { mediaTypeOf, readBody } from '@/lib/http/read-body';
import { DiaryError } from '@/platform/diary/diary-error';
import { isSameSecret } from '@/lib/http/is-same-secret';
import { nodeOf, type ServiceContext } from '@/platform/kernel/service-context';

const MAX_BODY_BYTES = 64 * 1024;

/** @throws DiaryError `unauthorized` unless the caller has the key */
export function assertKey(http: ServiceContext, expected: string): void {
  const [, given] = /^Bearer (\S+)$/.exec(http.req.header('authorization') ?? '') ?? [];
  if (given === undefined || !isSameSecret(given, expected)) throw new DiaryError('unauthorized');
}

/** @throws DiaryError `invalid`, which names the field and quotes nothing */
export function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new DiaryError('invalid', `Invalid ${issue?.path.join('.') || 'request'}`);
}

/** The JSON body. @throws DiaryError `payload_too_large`, `invalid` */
export async function readBodyOf<Schema extends z.ZodType>(
  http: ServiceContext,
  schema: Schema,
): Promise<z.output<Schema>> {
  const headers = { get: (name: string) => http.req.header(name) ?? null };
  const body = await readBody({ headers, body: nodeOf(http).incoming }, MAX_BODY_BYTES);
  if (!body.ok)
    throw new DiaryError(
      body.refusal.code === 'payload_too_large' ? 'payload_too_large' : 'invalid',
    );
  if (mediaTypeOf(headers) !== 'application/json')
    throw new DiaryError('invalid', 'Not application/json');
  return parse(schema, jsonOf(body.value));
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new DiaryError('invalid', 'No JSON');
  }
}
