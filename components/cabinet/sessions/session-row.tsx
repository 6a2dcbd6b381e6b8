import { Spinner } from '@/components/ui/spinner/spinner';
import { deviceText, networkText } from './device-text';
import type { ShownSession } from './own-sessions';

type SessionRowProps = { session: ShownSession; isPending: boolean; onEnd: () => void };

/** One device on which somebody is signed in. [TRUST-06] */
export function SessionRow({ session, isPending, onEnd }: SessionRowProps) {
  const { isCurrent, isShared, lastUse } = session;
  const device = deviceText(session);
  const details = [networkText(session), isShared ? 'чужой компьютер' : null];
  const use = isCurrent ? 'это устройство' : `последний раз ${lastUse}`;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2">
      <div className="min-w-0">
        <p className="break-words">{device}</p>
        <p className="text-caption text-ink-soft">
          {[use, ...details].filter((text) => text !== null).join(' · ')}
        </p>
      </div>
      {isCurrent ? null : (
        <button
          type="button"
          onClick={onEnd}
          aria-busy={isPending}
          aria-label={`Завершить сеанс: ${device}, последний раз ${lastUse}`}
          className="relative inline-flex min-h-11 items-center rounded-s text-negative-strong underline-offset-4 hover:underline"
        >
          <span className={isPending ? 'invisible' : ''}>Завершить</span>
          {isPending ? <Spinner position="absolute" colour="primary" /> : null}
        </button>
      )}
    </li>
  );
}
