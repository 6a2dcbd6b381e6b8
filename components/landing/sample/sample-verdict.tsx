import type { SampleCheck } from '@/lib/landing/sample-answer';
import { InkTick } from '@/components/landing/parts/pen-marks';
import { TaskText } from './task-text';

/** What the server says of the answer, and why. */
export function SampleVerdict({ check }: { check: SampleCheck }) {
  if (check.state === 'unanswered') return null;
  if (check.state === 'failed')
    return (
      <p className="rounded-l bg-warning-tint px-5 py-4 text-warning-strong">
        <strong className="font-semibold">Не&nbsp;удалось проверить ответ.</strong> Он остался
        в&nbsp;поле: нажмите «Проверить» ещё раз через минуту.
      </p>
    );
  const { right, explanation } = check;
  return (
    <div className={`rounded-l px-5 py-4 ${right ? 'bg-positive-tint' : 'bg-negative-tint'}`}>
      <p
        className={`flex items-center gap-2 text-reading font-semibold ${right ? 'text-positive-strong' : 'text-negative-strong'}`}
      >
        {right ? <InkTick className="size-5 stroke-positive-strong!" /> : <Cross />}
        {right ? 'Верно' : 'Неверно'}
      </p>
      <p className="mt-2 max-w-reading">
        <TaskText text={explanation} />
      </p>
    </div>
  );
}

function Cross() {
  return (
    <svg viewBox="0 0 24 24" fill="none" aria-hidden className="size-5 stroke-negative-strong">
      <path
        d="M4 4.500c5 4.600 10.500 10.200 15.600 15.300M19.800 4.200C14.700 9 9.200 14.600 4.300 20"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </svg>
  );
}
