/** @jest-environment node */
import { readCookie } from '@/lib/http/cookies/cookie-jar';
import { addSignIn } from '@/lib/session/guards/sign-in-loop';
import { signInsCookie } from './sign-ins';

test('[TRUST-08] a loop that a visitor has written into the cookie counts for nothing', () => {
  const written = signInsCookie.toText(
    addSignIn(addSignIn([], '/teacher', 1e12), '/teacher', 1e12),
  );
  const read = (value: string) => readCookie({ get: () => ({ value }) }, signInsCookie);
  expect(read(written)).toHaveLength(2);
  const [entries = '', signature = ''] = written.split('!');
  for (const forged of [
    entries,
    `${entries}!`,
    `${entries}!${'A'.repeat(43)}`,
    `${entries}.${entries}!${signature}`,
  ])
    expect(read(forged)).toBeNull();
});
