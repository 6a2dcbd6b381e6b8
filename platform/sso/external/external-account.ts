import { and, eq, sql } from 'drizzle-orm';
import { externalProviders, type Provider } from '@/lib/contract/auth/external-providers';
import { ServiceError } from '@/platform/kernel/errors';
import type { Account, Db } from '@/platform/sso/context';
import { account, externalIdentity } from '@/platform/sso/schema';
import { acceptedRole, roleOf, type ExternalPerson } from './external-person';

type Transaction = Parameters<Parameters<Db['transaction']>[0]>[0];

/**
 * The account of a person whom a provider has named, made when they come for the first time. Names,
 * e-mail, class and role follow the provider where it has them; what it does not mention stays.
 * [AUTH-01]
 *
 * @param hint the role that the product asked for
 */
export function accountOfPerson(
  db: Db,
  provider: Provider,
  person: ExternalPerson,
  hint: unknown,
): Promise<Account> {
  return db.transaction(async (tx) => {
    // Two first sign-ins at once shall not make two accounts.
    const key = `${provider} ${person.sub}`;
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
    const known = await findKnown(tx, provider, person.sub);
    return known
      ? updateAccount(tx, known, followed(provider, person, hint, known))
      : insertAccount(tx, provider, person.sub, followed(provider, person, hint, null));
  });
}

async function findKnown(tx: Transaction, provider: Provider, subject: string) {
  const [found] = await tx
    .select({ account })
    .from(externalIdentity)
    .innerJoin(account, eq(account.sub, externalIdentity.accountSub))
    .where(and(eq(externalIdentity.provider, provider), eq(externalIdentity.subject, subject)));
  return found?.account;
}

async function insertAccount(
  tx: Transaction,
  provider: Provider,
  subject: string,
  values: Followed,
): Promise<Account> {
  const { type, status } = externalProviders[provider];
  const [created] = await tx
    .insert(account)
    .values({ ...values, providerType: type, status })
    .returning();
  if (!created) throw new ServiceError('internal');
  await tx.insert(externalIdentity).values({ provider, subject, accountSub: created.sub });
  return created;
}

async function updateAccount(tx: Transaction, known: Account, values: Followed): Promise<Account> {
  const [updated] = await tx
    .update(account)
    .set(values)
    .where(eq(account.sub, known.sub))
    .returning();
  if (!updated) throw new ServiceError('internal');
  return updated;
}

type Followed = ReturnType<typeof followed>;

function followed(
  provider: Provider,
  person: ExternalPerson,
  hint: unknown,
  before: Account | null,
) {
  const { classNumber = null, classLetter = null } = before ?? {};
  const { number, letter } = person.school_class ?? { number: classNumber, letter: classLetter };
  return {
    name: person.given_name || before?.name || '',
    surname: person.family_name || before?.surname || '',
    patronymic: person.middle_name || before?.patronymic || '',
    email: person.email ?? before?.email ?? null,
    role: roleOf(acceptedRole(provider, person.role), hint, before?.role ?? null),
    classNumber: number,
    classLetter: letter,
  };
}
