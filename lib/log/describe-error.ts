/**
 * Name, code and place of an unexpected error and of its causes. Without messages: they quote what
 * was being worked on.
 */
export function describeError(thrown: unknown): string {
  if (typeof thrown !== 'object' || thrown === null || !('stack' in thrown)) return typeof thrown;
  const { name, code, stack, cause } = thrown as Error & { code?: string };
  const place = stack
    ?.split('\n')
    .find((line) => /^\s+at /.test(line))
    ?.trim();
  const inner = cause === undefined ? undefined : `← ${describeError(cause)}`;
  return [name, code, place, inner].filter(Boolean).join(' ');
}
