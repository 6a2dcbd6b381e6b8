import { expect, type BrowserContext } from '@playwright/test';
import type { IncomingHttpHeaders } from 'node:http';

type Answer = { status: number; headers: IncomingHttpHeaders };

/** The nonce in the policy of an answer; '' when there is none. */
export function nonceOf({ headers }: Pick<Answer, 'headers'>): string {
  const policy = String(headers['content-security-policy'] ?? '');
  return /script-src 'nonce-([\w+/]{22}==)' 'strict-dynamic'/.exec(policy)?.[1] ?? '';
}

/** The policy of a page that is rendered, of a kept document, and of what is neither: a file, a refusal. */
const policies = {
  page: /^default-src 'none'; (?!.*script-src[^;]*unsafe-).*; frame-ancestors 'none'$/,
  document: /^default-src 'none'; script-src 'self'; .*; frame-ancestors 'none'$/,
  file: /^default-src 'none'; frame-ancestors 'none'$/,
} as const;

export type AnswerKind = keyof typeof policies;

/** Every security header, once, with its value. */
export function expectSecured(
  what: string,
  answer: Answer,
  {
    referrer,
    kind = 'page',
  }: { referrer?: 'no-referrer' | 'strict-origin' | undefined; kind?: AnswerKind } = {},
): void {
  const { headers } = answer;
  expect({ what, nonce: nonceOf(answer), headers }).toEqual({
    what,
    nonce: expect.stringMatching(kind === 'page' ? /./ : /^$/),
    headers: expect.objectContaining({
      'content-security-policy': expect.stringMatching(policies[kind]),
      'x-content-type-options': 'nosniff',
      'referrer-policy': referrer ?? 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringMatching(/^accelerometer=\(\), .*geolocation=\(self\)$/),
      'cross-origin-opener-policy': 'same-origin',
    }),
  });
  // Node joins what is sent twice with a comma, which no source of ours has.
  expect([what, headers['content-security-policy']]).toEqual([
    what,
    expect.not.stringContaining(','),
  ]);
  expect(Object.keys(headers)).not.toContain('x-powered-by');
  expect(Object.keys(headers)).not.toContain('strict-transport-security');
}

/**
 * Collects what a browser's pages do against their policies, as lines that can be read; to be called
 * before the first page.
 */
export async function watchViolations(context: BrowserContext): Promise<string[]> {
  const seen: string[] = [];
  await context.exposeBinding('policyViolated', ({ page }, line: string) => {
    seen.push(`${new URL(page.url()).pathname}: ${line}`);
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { policyViolated } = window as unknown as { policyViolated: (line: string) => void };
      const { violatedDirective, blockedURI, sourceFile, sample } = event;
      policyViolated(`${violatedDirective} ${blockedURI} ${sourceFile} ${sample}`);
    });
  });
  context.on('console', (message) => {
    const text = message.text();
    if (/content security policy|permissions.policy|opener.policy/i.test(text)) seen.push(text);
  });
  return seen;
}
