import { createHash, createHmac } from 'node:crypto';
import { eq, lt, sql } from 'drizzle-orm';
import { deriveSecret } from '@/platform/openid/sealed-values';
import { isSameSecret } from '@/lib/http/is-same-secret';
import { Refusal, type Eljur } from './context';
import { getPerson, type Person } from './school';
import { linked, spentToken } from './database/schema';

const GOOD_FOR_SECONDS = 600;

/** The token says itself whom it is for and until when; what is kept is only that it was spent. */
const signed = ({ env }: Pick<Eljur, 'env'>, text: string) =>
  createHmac('sha256', deriveSecret(env.PLATFORM_SECRET, 'eljur-token'))
    .update(text)
    .digest('base64url');

/** A token with which the partner learns once who has come, and what it is checked by. */
export function createToken(
  eljur: Pick<Eljur, 'env'>,
  person: string,
  goodForSeconds = GOOD_FOR_SECONDS,
): { token: string; check: string } {
  const until = Date.now() + goodForSeconds * 1_000;
  const said = [person, until, crypto.randomUUID()].join('.');
  const token = `${said}.${signed(eljur, said)}`;
  return { token, check: signed(eljur, `check ${token}`) };
}

type Given = { token: string; check: string; request: string };

/**
 * Exchanges a token; the same request is answered again, another one is not.
 *
 * @throws Refusal 404 for one that we did not make, 400 for a wrong check, 410 when it is spent or old
 */
export async function exchangeToken(eljur: Eljur, given: Given): Promise<Person> {
  const { token, check, request } = given;
  const [, said = '', person = '', until = ''] = /^((\d+)\.(\d+)\.[\w-]+)\./.exec(token) ?? [];
  if (!isSameSecret(token, `${said}.${signed(eljur, said)}`))
    throw new Refusal(404, 'No such token');
  if (!isSameSecret(check, signed(eljur, `check ${token}`))) throw new Refusal(400, 'Wrong check');
  const hash = createHash('sha256').update(token).digest('base64url');
  const found = getPerson(person);
  // What is spent for a day is too old as well.
  await eljur.db.delete(spentToken).where(lt(spentToken.spentAt, sql`now() - interval '1 day'`));
  if (Number(until) > Date.now())
    await eljur.db.insert(spentToken).values({ hash, request }).onConflictDoNothing();
  const [spent] = await eljur.db.select().from(spentToken).where(eq(spentToken.hash, hash));
  if (spent?.request !== request) throw new Refusal(410, 'The token is spent or too old');
  await eljur.db.insert(linked).values({ person }).onConflictDoNothing();
  return found;
}
