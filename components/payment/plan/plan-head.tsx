import type { Licences } from '@/lib/contract/licence/licence';
import { planText } from './plan-words';

type PlanHeadProps = { licences: Licences; timeZone: string; now: Date };

/** The head of the page: what plan somebody has. */
export function PlanHead({ licences, timeZone, now }: PlanHeadProps) {
  return (
    <div className="relative isolate overflow-clip rounded-xl border border-line bg-surface p-4 shadow-sheet medium:p-8">
      <div
        aria-hidden
        className="squared-paper absolute inset-y-0 right-0 -z-10 w-1/2 mask-l-from-25% mask-l-to-100%"
      />
      <h1 className="text-title-m font-semibold medium:text-title-l">Премиум</h1>
      <p className="mt-3 max-w-reading text-reading">
        Задания бесплатны для всех. С&nbsp;премиумом у&nbsp;ученика больше попыток, чтобы
        разобраться в&nbsp;ошибках.
      </p>
      <p
        role="status"
        className="mt-4 w-fit rounded-xl bg-accent-tint px-3 py-1 font-medium text-accent-strong"
      >
        {planText(licences, timeZone, now)}
      </p>
    </div>
  );
}
