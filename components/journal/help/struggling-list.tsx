import { strugglingOf } from '@/lib/journal/marks/struggling';
import type { ShownClass } from '@/components/journal/shown/shown-class';

/** The students who may need help, and why. */
export function StrugglingList({ shown }: { shown: ShownClass }) {
  const struggling = strugglingOf(shown.ofClass, shown.now);
  return (
    <section className="flex min-w-0 flex-col gap-3">
      <h2 className="text-title-s font-semibold">Ученики</h2>
      {struggling.length === 0 ? (
        <p className="text-ink-soft">
          Никто не&nbsp;отстаёт: средний результат у&nbsp;всех не&nbsp;ниже половины, просроченных
          работ нет.
        </p>
      ) : (
        <ul className="divide-y divide-line">
          {struggling.map(({ student, reasons }) => (
            <li key={student.userId} className="py-2 first:pt-0">
              <span className="block font-medium break-words">{shown.titleOf(student)}</span>
              <span className="block text-caption text-ink-soft">{reasons.join('; ')}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
