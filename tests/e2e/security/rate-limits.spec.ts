import { expect, test } from '@playwright/test';
import { createHomework } from '@/tests/support/homework/homework';
import { limitOf } from '@/tests/support/http/limit-of';
import { signIn } from '@/tests/support/people/people';
import { ask, readHead } from '@/tests/support/http/plain-http';

const UNKNOWN = 'bababababababaza';
const GUESSES = limitOf('getTaskPreview', 'homework_not_found');

/** What a visitor gets who comes through the proxy from this address. */
const askFrom = (address: string, path: string) =>
  ask(path, { headers: { 'X-Forwarded-For': address } });

/** So many requests, a few at a time. */
async function inTurns<Answer>(count: number, send: () => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = [];
  let sent = 0;
  const lane = async () => {
    while (sent++ < count) answers.push(await send());
  };
  await Promise.all(Array.from({ length: 8 }, lane));
  return answers;
}

test('[ROUTE-15] guessing the link of a homework is answered 429 in place, with when to come back', async () => {
  const guesser = '198.51.100.7';
  const guess = (address = guesser) => askFrom(address, `/student/${UNKNOWN}`);
  const answers = await inTurns(GUESSES, () => guess());
  for (const { status, headers } of answers)
    expect([status, headers.location]).toEqual([307, '/link-error']);
  const { status, headers, body } = await guess();
  expect(status).toBe(429);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(headers['retry-after'])).toBeLessThanOrEqual(300);
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex,nofollow',
  });
  expect(readHead(body)).toMatchObject({ prerenderStatus: ['429'] });
  expect(body).toMatch(/<h1[^>]*>Слишком много попыток<\/h1>/);
  expect(body).toContain('Попробуйте снова через пять минут.');

  // The beginning of the header is the visitor's to write, its end is the proxy's.
  expect((await guess(`203.0.113.99, ${guesser}`)).status).toBe(429);
  const { taskHash } = await createHomework(await signIn('teacher@example.ru'));
  expect((await askFrom(guesser, `/student/${taskHash}`)).status).toBe(429);
  expect((await askFrom('198.51.100.8', `/student/${taskHash}`)).status).toBe(200);
});

test('[NET-06] guessing through the door for browsers is answered 429 with a sentence for people', async () => {
  const guess = () => askFrom('2001:db8:7:7::1', `/api/v1/task-preview/${UNKNOWN}`);
  for (const { status } of await inTurns(GUESSES, guess)) expect(status).toBe(404);
  const { status, headers, body } = await guess();
  expect(status).toBe(429);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  const { code, message } = JSON.parse(body) as { code: string; message: string };
  expect(code).toBe('rate_limited');
  expect(message).toMatch(/^Слишком много попыток подряд\. Подождите/);
  // The same household, another address.
  const path = `/api/v1/task-preview/${UNKNOWN}`;
  expect((await askFrom('2001:db8:7:7:aaaa::9', path)).status).toBe(429);
  expect((await askFrom('2001:db8:7:8::1', path)).status).toBe(404);
});
