'use client';

import { useState } from 'react';
import { FailureNotice } from '@/components/account/failure-notice';
import { Button } from '@/components/ui/button/button';
import { refusalOf } from '@/lib/api/refusal-of';
import { useCalls } from '@/lib/api/use-calls';
import { callWeb } from '@/lib/browser/call-web';
import type { PersonSession } from '@/lib/contract/auth/session-endpoints';
import type { Result } from '@/lib/contract/call/result';
import { pathOf } from '@/lib/routes/match';
import { SessionRow } from './session-row';

/** A session, and its last use as it is told. */
export type ShownSession = PersonSession & { lastUse: string };

export type OwnSessionsProps = { userId: string; sessions: readonly ShownSession[] };

/** Stands for all sessions but this one. */
const OTHERS = 'others';

async function end(userId: string, sessionId: string | null): Promise<Result<{ done: true }>> {
  const result = await callWeb('endSessions', { userId, sessionId });
  if (result.ok) return { ok: true, value: result.value };
  return { ok: false, error: refusalOf(result.status, result.content) };
}

/** Where somebody is signed in, and the way to end it there. [TRUST-06] */
export function OwnSessions({ userId, sessions }: OwnSessionsProps) {
  const [left, setLeft] = useState(sessions);
  const { pending, failed, run } = useCalls<string>();
  const endOne = ({ id }: ShownSession) =>
    void run(
      id,
      () => end(userId, id),
      () => setLeft((kept) => kept.filter((one) => one.id !== id)),
    );
  const endOthers = () =>
    void run(
      OTHERS,
      () => end(userId, null),
      () => setLeft((kept) => kept.filter((one) => one.isCurrent)),
    );
  return (
    <section aria-labelledby="sessions" className="border-t border-line pt-6">
      <h2 id="sessions" className="mb-1 text-body font-semibold">
        Где выполнен вход
      </h2>
      <p className="mb-2 max-w-160 text-ink-soft">
        Незнакомое устройство? Завершите сеанс на&nbsp;нём и&nbsp;смените пароль.
      </p>
      <ul className="mb-3 max-w-160 divide-y divide-line" aria-live="polite">
        {left.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isPending={pending === session.id}
            onEnd={() => endOne(session)}
          />
        ))}
      </ul>
      {failed === null ? null : (
        <FailureNotice
          title="Сеанс не&nbsp;завершён"
          failure={failed.failure}
          returnUrl={pathOf('profile')}
        />
      )}
      {left.filter(({ isCurrent }) => !isCurrent).length < 2 ? null : (
        <Button variant="secondary" pending={pending === OTHERS} onClick={endOthers}>
          Завершить все, кроме этого
        </Button>
      )}
    </section>
  );
}
