import type { Endpoint } from '@/lib/contract/call/endpoint';
import { SERVICE_TOKEN_HEADER } from '@/lib/contract/call/service-token';
import { endpoints } from '@/lib/contract/endpoints';
import { asWeb, mainApiOrigin } from '@/tests/support/http/call-platform';
import { someNetwork } from '@/tests/support/http/networks';
import { NOTIFICATION_PATH, SIGNATURE_HEADER } from '@/lib/contract/payment/notification';
import { signed } from '@/tests/support/payments/notify';
import { signIn } from '@/tests/support/people/people';

const rows: Endpoint[] = Object.values(endpoints);
const strangers = { nobody: {}, guesser: { [SERVICE_TOKEN_HEADER]: 'x'.repeat(44) } };

/** A call of somebody else than web, with the token of a person who is signed in. */
async function call({ method, path }: Endpoint, headers: Record<string, string>, token: string) {
  const response = await fetch(mainApiOrigin() + path.replace(/\{\w+\}/g, 'x'), {
    method,
    headers: {
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
      ...headers,
    },
    ...(method !== 'GET' && { body: '{' }),
  });
  return [response.status, ((await response.json()) as { code?: string }).code];
}

test('[TRUST-11] the main API answers no call of anybody but web, whoever is signed in', async () => {
  const token = await signIn('teacher@example.ru');
  for (const headers of Object.values(strangers))
    for (const row of rows)
      expect([row.path, ...(await call(row, headers, token))]).toEqual([
        row.path,
        403,
        'caller_unknown',
      ]);
  const profile = endpoints.getUserConfig;
  expect((await call(profile, asWeb, token))[0]).toBe(200);
});

test('[TRUST-11] what a stranger says of a visitor counts for nobody', async () => {
  const network = someNetwork();
  const path = '/api/v1/task-preview/bababababababaza';
  const guess = (headers: Record<string, string>) =>
    fetch(mainApiOrigin() + path, { headers: { 'X-Client-Network': network, ...headers } });
  const guesses = await Promise.all(Array.from({ length: 650 }, () => guess({})));
  expect(new Set(guesses.map(({ status }) => status))).toEqual(new Set([403]));
  expect((await guess(asWeb)).status).toBe(404);
});

test('[TRUST-11] what others call has its own proof, and needs no word of web', async () => {
  for (const path of ['/health', '/ready', '/openapi.json', '/.well-known/jwks.json'])
    expect((await fetch(mainApiOrigin() + path)).status).toBe(200);
  expect((await fetch(`${mainApiOrigin()}/metrics`)).status).toBe(404);
  for (const path of [NOTIFICATION_PATH, '/api/v1/dnevnikru/webhook']) {
    const unsigned = await fetch(mainApiOrigin() + path, { method: 'POST', body: '{}' });
    expect(await unsigned.json()).toMatchObject({ code: 'unauthorized' });
  }
  const taken = await fetch(mainApiOrigin() + NOTIFICATION_PATH, {
    method: 'POST',
    headers: { [SIGNATURE_HEADER]: signed('{') },
    body: '{',
  });
  expect(await taken.json()).toMatchObject({ code: 'invalid_request' });
});
