import { errors, type Adapter, type AdapterPayload } from 'oidc-provider';

const MAX_ENTRIES = 5_000;

type Entry = { payload: AdapterPayload; expiresAt: number };

/**
 * Keeps what the OpenID protocol needs in this process's memory: enough for a demo counterpart. When
 * it is full, what was written longest ago goes.
 */
export function createMemoryAdapter(
  now: () => number = Date.now,
  limit = MAX_ENTRIES,
): (model: string) => Adapter {
  const entries = new Map<string, Entry>();
  const alive = (entry: Entry | undefined) =>
    entry && entry.expiresAt > now() ? entry.payload : undefined;
  return (model) => {
    const keyOf = (id: string) => `${model}:${id}`;
    const own = () => [...entries].filter(([key]) => key.startsWith(`${model}:`));
    const findBy = async (name: 'uid' | 'userCode', value: string) =>
      alive(own().find(([, { payload }]) => payload[name] === value)?.[1]);
    return {
      upsert: async (id, payload, expiresIn) => {
        const expiresAt = expiresIn === undefined ? Infinity : now() + expiresIn * 1_000;
        entries.delete(keyOf(id));
        entries.set(keyOf(id), { payload, expiresAt });
        for (const oldest of entries.keys()) {
          if (entries.size <= limit) break;
          entries.delete(oldest);
        }
      },
      find: async (id) => alive(entries.get(keyOf(id))),
      findByUid: (uid) => findBy('uid', uid),
      findByUserCode: (userCode) => findBy('userCode', userCode),
      consume: async (id) => {
        const entry = entries.get(keyOf(id));
        if (!entry || entry.payload.consumed) throw new errors.InvalidGrant('already consumed');
        entry.payload = { ...entry.payload, consumed: Math.floor(now() / 1_000) };
      },
      destroy: async (id) => {
        entries.delete(keyOf(id));
      },
      revokeByGrantId: async (grantId) => {
        for (const [key, { payload }] of own())
          if (payload.grantId === grantId) entries.delete(key);
      },
    };
  };
}
