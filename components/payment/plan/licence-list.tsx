import { NameClassForm } from './name-class-form';
import { periodOf, servedBy, type Licence } from './plan-words';

type LicenceListProps = {
  licences: readonly Licence[];
  timeZone: string;
  now: Date;
  onNamed: () => void;
};

/** The licences of somebody, each with whom it serves and until when. [PAY-01] */
export function LicenceList({ licences, timeZone, now, onNamed }: LicenceListProps) {
  if (licences.length === 0) return null;
  return (
    <section aria-labelledby="licences">
      <h2 id="licences" className="mb-4 text-title-m font-semibold">
        Мои лицензии
      </h2>
      <ul className="flex flex-col gap-3">
        {licences.map((licence, index) => (
          <li
            // Those of others have no id; the list changes as a whole.
            key={licence.orderId === null ? index : `${licence.orderId} ${licence.line}`}
            className="flex flex-col gap-3 rounded-l border border-line bg-surface px-4 py-3"
          >
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="font-medium">{servedBy(licence)}</span>
              <span className="text-ink-soft">{periodOf(licence, timeZone, now)}</span>
            </div>
            {licence.from === null && licence.orderId !== null ? (
              <NameClassForm orderId={licence.orderId} line={licence.line} onNamed={onNamed} />
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
