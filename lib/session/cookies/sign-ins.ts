import { ownCookie, textSchema } from '@/lib/http/cookies/own-cookie';
import { LOOP_WINDOW, type SignIn } from '@/lib/session/guards/sign-in-loop';

const ENTRY = /([\w-]{10})~([0-9a-z]{6,10})(?:\.|$)/g;

/** The latest sign-ins of this browser, for finding a loop. [AUTH-05] */
export const signInsCookie = ownCookie<SignIn[]>({
  name: 'sign-ins',
  schema: textSchema((text) =>
    [...text.slice(0, 500).matchAll(ENTRY)].map(([, target = '', at = '']) => ({
      target,
      at: parseInt(at, 36),
    })),
  ),
  toText: (signIns) => signIns.map(({ target, at }) => `${target}~${at.toString(36)}`).join('.'),
  lifetime: LOOP_WINDOW / 1_000,
  protection: 'plain',
  readableByScripts: false,
});
