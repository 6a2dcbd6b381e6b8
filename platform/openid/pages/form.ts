import { bodyLimit } from 'hono/body-limit';
import { ServiceError } from '@/platform/kernel/errors';
import type { ServiceContext } from '@/platform/kernel/service-context';

const MAX_TEXT = 200;
const MAX_BODY = 16 * 1024;

/** A field of a form, cut to what any login or password can be; '' when it is not text. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, MAX_TEXT) : '';
}

/** The fields of a posted form; a body that is no form has none of those that are looked for. */
export async function readForm(context: ServiceContext): Promise<Record<string, string>> {
  return Object.fromEntries(new URLSearchParams(await context.req.text()));
}

/** Refuses bodies that no form of ours can have. */
export const formLimit = bodyLimit({
  maxSize: MAX_BODY,
  onError: () => {
    throw new ServiceError('payload_too_large');
  },
});
