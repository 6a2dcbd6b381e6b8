'use client';

import type { ListChanges } from '@/components/class-list/list-changes';
import { Button } from '@/components/ui/button/button';
import { Notice } from '@/components/ui/notice/notice';
import { confirmOrAsk } from '@/components/ui/overlay/confirm-or-ask';
import { callApi } from '@/lib/api/call-api';
import { useCall } from '@/lib/api/use-calls';
import { findDoubles, type Double } from '@/lib/class-list/doubles';
import { errorText } from '@/lib/format/error-text';
import { studentName } from '@/lib/journal/student-name';
import { joinQuestion } from './questions';

/** Who is called the same, and may be one child: to be made one row with a press. [HW-06] */
export function Doubles({ list, onChanged }: ListChanges) {
  const doubles = findDoubles(list);
  if (doubles.length === 0) return null;
  return (
    <Notice tone="warning" title="Похоже, это один и&nbsp;тот&nbsp;же ученик">
      <ul className="flex flex-col gap-3">
        {doubles.map((double) => (
          <DoubleLine key={double.from.userId} double={double} onChanged={onChanged} />
        ))}
      </ul>
      <p className="mt-3 text-caption text-ink-soft">
        Если это разные дети, исправьте имя одного из&nbsp;них, например «Иван П.».
      </p>
    </Notice>
  );
}

function DoubleLine({ double, onChanged }: { double: Double; onChanged: () => void }) {
  const { from, into } = double;
  const { pending, failure, run } = useCall();
  async function join(): Promise<void> {
    if (!(await confirmOrAsk(joinQuestion(from, into)))) return;
    const input = { params: { studentId: from.userId }, body: { intoId: into.userId } };
    await run(() => callApi('mergeStudent', input), onChanged);
  }
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <span className="min-w-0 flex-1 basis-60 wrap-anywhere">
        <span className="font-medium">{studentName(into)}</span>: {wordsOf(double)}
      </span>
      <Button
        variant="secondary"
        size="s"
        pending={pending}
        aria-label={`Объединить: ${studentName(into)}`}
        onClick={() => void join()}
      >
        Объединить
      </Button>
      {failure ? (
        <p role="alert" className="basis-full text-caption text-negative-strong">
          {errorText(failure.code)}
        </p>
      ) : null}
    </li>
  );
}

/** Where the name stands twice. */
function wordsOf({ from, into }: Double): string {
  if (into.hasAccount && from.hasBegun)
    return 'работает и\u00A0с\u00A0учётной записью, и\u00A0без\u00A0неё';
  if (from.hasBegun) return 'работает под этим именем дважды, оба раза без\u00A0учётной записи';
  if (into.hasBegun)
    return 'в\u00A0списке ещё не\u00A0начато, а\u00A0под тем\u00A0же именем уже работают';
  return into.hasAccount
    ? 'в\u00A0списке и\u00A0с\u00A0учётной записью, и\u00A0без\u00A0неё'
    : 'в\u00A0списке дважды';
}
