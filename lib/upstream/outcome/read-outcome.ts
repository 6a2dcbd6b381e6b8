import type { z } from 'zod';
import { codeOfStatus, errorBodySchema, type ErrorCode } from '@/lib/contract/call/errors';
import type { Failure, Result } from '@/lib/contract/call/result';
import { isErrorCode } from '@/lib/format/error-text';
import type { HttpOutcome } from './http-outcome';

/** A field name that may be repeated to a browser: no quoted value, no markup. */
const FIELD = /^[\w.[\]-]{1,200}$/;

/** What an outcome means to the caller; nothing that came is trusted before its schema has passed. */
export function readOutcome(
  outcome: HttpOutcome,
  reply: z.ZodType,
  requestId: string,
): Result<unknown> {
  if (outcome.kind === 'no_response') return failed({ code: 'unavailable', status: 0, requestId });
  const { status, retryAfter } = outcome;
  const content = parseJson(outcome.text);
  if (status < 200 || status >= 300)
    return failed({
      status,
      requestId,
      ...refusalOf(status, content),
      ...(status === 429 && retryAfter !== undefined && { retryAfter }),
    });
  const parsed = content.ok ? reply.safeParse(content.value) : null;
  if (!parsed?.success) return failed({ code: 'upstream_invalid', status, requestId });
  return { ok: true, value: parsed.data };
}

const failed = (error: Failure): Result<never> => ({ ok: false, error });

type Content = { ok: true; value: unknown } | { ok: false };

function parseJson(text: string | null): Content {
  if (text === null) return { ok: false };
  if (text === '') return { ok: true, value: undefined };
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return { ok: false };
  }
}

/** The code of a refusal: the one in its body when it is one of ours, else by the status. */
function refusalOf(status: number, content: Content): { code: ErrorCode; field?: string } {
  // A redirect is nothing that the contract knows.
  if (status < 400) return { code: 'upstream_invalid' };
  const body = content.ok ? errorBodySchema.safeParse(content.value) : null;
  if (!body?.success) return { code: codeOfStatus(status) };
  const { code, field } = body.data;
  return {
    code: isErrorCode(code) ? code : codeOfStatus(status),
    ...(field !== undefined && FIELD.test(field) && { field }),
  };
}
