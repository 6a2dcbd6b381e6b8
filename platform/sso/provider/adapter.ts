import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { errors, type Adapter, type AdapterPayload } from 'oidc-provider';
import type { Db } from '@/platform/sso/context';
import { artifact } from '@/platform/sso/schema';

/** Keeps what the OpenID protocol needs in PostgreSQL, one adapter for each kind of thing. */
export function createAdapterFactory(db: Db): (model: string) => Adapter {
  return (model) => {
    const row = (id: string) => and(eq(artifact.model, model), eq(artifact.id, id));
    const alive = or(isNull(artifact.expiresAt), gt(artifact.expiresAt, sql`now()`));
    const findBy = async (column: PgColumn, value: string) => {
      // PostgreSQL refuses such text; nothing can have been kept under it.
      if (value.includes('\0')) return undefined;
      const [found] = await db
        .select()
        .from(artifact)
        .where(and(eq(artifact.model, model), eq(column, value), alive))
        .limit(1);
      return found && toPayload(found);
    };
    return {
      upsert: async (id, payload, expiresIn) => {
        const values = {
          payload,
          grantId: payload.grantId ?? null,
          uid: payload.uid ?? null,
          userCode: payload.userCode ?? null,
          expiresAt:
            expiresIn === undefined ? null : sql`now() + ${expiresIn} * interval '1 second'`,
        };
        await db
          .insert(artifact)
          .values({ model, id, ...values })
          .onConflictDoUpdate({ target: [artifact.model, artifact.id], set: values });
      },
      find: (id) => findBy(artifact.id, id),
      findByUid: (uid) => findBy(artifact.uid, uid),
      findByUserCode: (userCode) => findBy(artifact.userCode, userCode),
      consume: async (id) => {
        const consumed = await db
          .update(artifact)
          .set({ consumedAt: sql`now()` })
          .where(and(row(id), isNull(artifact.consumedAt)))
          .returning({ id: artifact.id });
        // Two exchanges of one code can both have read it as unused; only one gets here first.
        if (consumed.length === 0) throw new errors.InvalidGrant('already consumed');
      },
      destroy: async (id) => {
        await db.delete(artifact).where(row(id));
      },
      revokeByGrantId: async (grantId) => {
        await db
          .delete(artifact)
          .where(and(eq(artifact.model, model), eq(artifact.grantId, grantId)));
      },
    };
  };
}

function toPayload({ payload, consumedAt }: typeof artifact.$inferSelect): AdapterPayload {
  if (!consumedAt) return payload;
  return { ...payload, consumed: Math.floor(consumedAt.getTime() / 1_000) };
}
