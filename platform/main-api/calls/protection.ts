import type { EndpointName } from '@/lib/contract/endpoints';
import type { StreamName } from '@/lib/contract/streams';
import { siteOf } from '@/lib/http/client-network';
import { ServiceError } from '@/platform/kernel/errors';
import { createThrottle } from '@/platform/kernel/limits/throttle';
import type { Caller, Context } from '@/platform/main-api/context';
import { limits as limitsOfCalls, type Limit } from './limits';

/** Who calls, and from where. */
type Source = Pick<Context, 'network'> & { caller: Pick<Caller, 'userId'> | null };

export type Protection = {
  /**
   * Carries a call out within its limits.
   *
   * @param idempotencyKey of the call's content: sent again, the call counts once
   * @param taskHash of the homework that it names
   * @throws ServiceError `rate_limited` with the seconds to wait; whatever the call throws
   */
  within<Reply>(
    name: EndpointName | StreamName,
    source: Source,
    idempotencyKey: string | undefined,
    call: () => Promise<Reply>,
    taskHash?: string,
  ): Promise<Reply>;
};

/** Counts tries in this process's memory. */
export function createProtection(
  limits: readonly Limit[] = limitsOfCalls,
  now: () => number = Date.now,
): Protection {
  const guards = limits.map((limit) => ({ ...limit, throttle: createThrottle(limit, now) }));
  const guardsOf = new Map<EndpointName | StreamName, typeof guards>();
  for (const guard of guards)
    for (const name of guard.calls) guardsOf.set(name, [...(guardsOf.get(name) ?? []), guard]);
  return {
    async within(name, source, idempotencyKey, call, taskHash) {
      const keyBy = {
        network: () => source.network,
        site: () => siteOf(source.network),
        account: () => source.caller?.userId,
        homework: () => taskHash,
        'site and homework': () => taskHash && `${siteOf(source.network)} ${taskHash}`,
        all: () => '',
      };
      const own = (guardsOf.get(name) ?? []).flatMap(({ by, counts, throttle }) => {
        const key = keyBy[by]();
        return key === undefined ? [] : [{ counts, throttle, key }];
      });
      const ofRefusals = own.filter(({ counts }) => counts !== 'calls');
      const ofCalls = own.filter(({ counts }) => counts === 'calls');
      refuseFor(ofRefusals.map(({ throttle, key }) => throttle.waitOf(key)));
      refuseFor(ofCalls.map(({ throttle, key }) => throttle.take(key, idempotencyKey)));
      try {
        return await call();
      } catch (error) {
        const code = error instanceof ServiceError ? error.code : null;
        const counted = ofRefusals.filter(({ counts }) => code !== null && counts.includes(code));
        // Of many tries at the same moment those over the limit do not learn what was wrong.
        refuseFor(counted.map(({ throttle, key }) => throttle.take(key)));
        throw error;
      }
    },
  };
}

function refuseFor(waits: number[]): void {
  const retryAfterSeconds = Math.max(0, ...waits);
  if (retryAfterSeconds > 0) throw new ServiceError('rate_limited', { retryAfterSeconds });
}
