import { randomInt } from 'node:crypto';
import type pg from 'pg';
import type { Role } from '@/lib/contract/auth/roles';
import { callPlatform } from '@/tests/support/http/call-platform';
import { createUser } from '@/tests/support/people/visitors';

/** The demo's key of its API. */
export const ELJUR_KEY = 'demo-eljur-api-not-for-production-0123456789';

export function eljurOrigin(): string {
  const origin = process.env.TEST_PARTNERS;
  if (!origin) throw new Error('TEST_PARTNERS is not set');
  return origin;
}

type Answer = { state: number; error: string | null; result: Record<string, unknown> };

/** One call of ЭлЖур, with whatever fields the test wants to send. */
export async function callEljur(path: string, fields: Record<string, string>): Promise<Answer> {
  const body = new URLSearchParams({ devkey: ELJUR_KEY, ...fields });
  const reply = await fetch(`${eljurOrigin()}${path}`, { method: 'POST', body });
  if (reply.status !== 200) throw new Error(`ЭлЖур answered ${reply.status}`);
  return ((await reply.json()) as { response: Answer }).response;
}

/** What operators do. @throws when it does not work */
export async function operateEljur(name: string, fields: Record<string, string> = {}) {
  const { state, error, result } = await callEljur(`/eljur/operator/${name}`, fields);
  if (state !== 200) throw new Error(`${name}: ${state} ${error}`);
  return result;
}

/** The people of the demo. */
export const eljurPeople = {
  ...{ teacher: '501', otherTeacher: '502', student: '503', otherStudent: '504' },
  /** Of another class. */
  stranger: '505',
};

/** A Monday that no other test has, with a lesson of 5А at its beginning. */
export function someMonday(): string {
  const weeks = randomInt(1, 20_000);
  return new Date(Date.UTC(2031, 2, 3) + weeks * 7 * 86_400_000).toISOString().slice(0, 10);
}

export const mathsOn = (day: string) => `${day.replaceAll('-', '')}511`;

/** Somebody of ours who is bound to one of ЭлЖур; returns their token. */
export async function boundAtEljur(database: pg.Pool, role: Role, person: string): Promise<string> {
  const user = await createUser(database, { roles: [role] });
  const { token, check } = await operateEljur('token', { person, seconds: '600' });
  const body = { dnevnikRuToken: String(token), dnevnikRuState: String(check) };
  await callPlatform('bindDiary', { token: user, body: { ...body, provider: 'eljur' } });
  return user;
}
