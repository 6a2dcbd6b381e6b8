import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { roles } from '@/lib/contract/auth/roles';
import { ServiceError } from '@/platform/kernel/errors';
import { callerOf, type Caller, type Db, type Verb } from '@/platform/main-api/context';
import { diaryBinding } from '@/platform/main-api/database/schema';
import type { DiaryPerson } from '@/platform/main-api/diary/adapters/adapter';
import { wantUnboundMarks } from '@/platform/main-api/diary/mark/want-marks';
import { tryUnbound } from './try-unbound';
import { findBinding, presentBinding, type Binding } from './own-binding';
import { fromDiary } from './refusal-of';

/**
 * Binds the caller to the person of the diary whom the token names. The same token from the same caller
 * finds what it has done, so that a second tab and a lost answer harm nothing. [DIARY-03]
 *
 * @throws ServiceError `diary_token_expired`, `diary_role_mismatch`, `diary_bound_to_another`,
 *   `diary_person_bound`, `unavailable`
 */
export const bindDiary: Verb<'bindDiary'> = async (context, { body }) => {
  const { db, diaries, outbox } = context;
  const caller = callerOf(context);
  const { provider } = body;
  const tokenHash = createHash('sha256').update(body.dnevnikRuToken).digest('base64url');
  const known = await findBinding(db, provider, caller.userId);
  if (known?.tokenHash === tokenHash) return presentBinding(known);
  const given = { token: body.dnevnikRuToken, state: body.dnevnikRuState, key: tokenHash };
  const person = await exchange(fromDiary(diaries[provider].exchangeToken(given)));
  if (person.role !== roleOf(caller)) throw new ServiceError('diary_role_mismatch');
  const { id: foreignId, name } = person;
  const { userId } = caller;
  const bound = await bind(db, { provider, userId, foreignId, name, tokenHash });
  await outbox.look('mark', await wantUnboundMarks(db, provider, userId));
  const blocked = await tryUnbound(db, provider, userId);
  await outbox.look('delivery', blocked.deliveries);
  await outbox.look('mark', blocked.marks);
  return presentBinding(bound);
};

/** A token that the diary does not know is as good as one that is used. */
async function exchange(answer: Promise<DiaryPerson>): Promise<DiaryPerson> {
  return answer.catch((error: unknown) => {
    const isUnknown = error instanceof ServiceError && /^(not_found|forbidden)$/.test(error.code);
    throw isUnknown ? new ServiceError('diary_token_expired', { cause: error }) : error;
  });
}

const roleOf = (caller: Caller) => (caller.roles.includes(roles.teacher) ? 'teacher' : 'student');

type NewBinding = Pick<Binding, 'provider' | 'userId' | 'foreignId' | 'name' | 'tokenHash'>;

/** @throws ServiceError `diary_bound_to_another`, `diary_person_bound` when one of the two is bound otherwise */
async function bind(db: Db, wanted: NewBinding): Promise<Binding> {
  const { provider, userId, foreignId, name, tokenHash } = wanted;
  await db.insert(diaryBinding).values(wanted).onConflictDoNothing();
  const [found] = await db
    .update(diaryBinding)
    .set({ name, tokenHash })
    .where(
      and(
        eq(diaryBinding.provider, provider),
        eq(diaryBinding.userId, userId),
        eq(diaryBinding.foreignId, foreignId),
      ),
    )
    .returning();
  if (found) return found;
  const isOwnOther = (await findBinding(db, provider, userId)) !== undefined;
  throw new ServiceError(isOwnOther ? 'diary_bound_to_another' : 'diary_person_bound');
}
