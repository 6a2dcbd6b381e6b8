import { createHmac, timingSafeEqual } from 'node:crypto';
import { serverConfig } from '@/lib/config/server';
import { ownCookie, textSchema } from '@/lib/http/cookies/own-cookie';
import { LOOP_WINDOW, type SignIn } from '@/lib/session/guards/sign-in-loop';

const ENTRY = /([\w-]{10})~([0-9a-z]{6,10})(?:\.|$)/g;

/**
 * The latest sign-ins of this browser, for finding a loop. They are signed: a loop alerts, and a visitor
 * must not be able to make one up. [AUTH-05]
 */
export const signInsCookie = ownCookie<SignIn[]>({
  name: 'sign-ins',
  schema: textSchema((text) => {
    const [entries = '', signature = ''] = text.slice(0, 500).split('!');
    if (!isEqual(signature, signatureOf(entries))) return null;
    return [...entries.matchAll(ENTRY)].map(([, target = '', at = '']) => ({
      target,
      at: parseInt(at, 36),
    }));
  }),
  toText: (signIns) => {
    const entries = signIns.map(({ target, at }) => `${target}~${at.toString(36)}`).join('.');
    return `${entries}!${signatureOf(entries)}`;
  },
  lifetime: LOOP_WINDOW / 1_000,
  protection: 'plain',
  readableByScripts: false,
});

const signatureOf = (entries: string) =>
  createHmac('sha256', serverConfig().SESSION_SECRET)
    .update(`sign-ins ${entries}`)
    .digest('base64url');

function isEqual(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
