'use client';

import type { ReactNode } from 'react';
import { Select } from '@/components/ui/select/lazy-select';
import { Skeleton } from '@/components/ui/skeleton/skeleton';
import { useApi } from '@/lib/api/use-api';
import type { MergeTarget } from '@/lib/contract/journal/journal';
import { errorText } from '@/lib/format/error-text';
import { studentName } from '@/lib/journal/student-name';

type MergeChoiceProps = {
  studentId: string;
  value: MergeTarget | null;
  onChoose: (target: MergeTarget | null) => void;
  /** What carries it out. */
  children: ReactNode;
};

/** To whom of the class the work of a row can be moved. [TRUST-02] */
export function MergeChoice({ studentId, value, onChoose, children }: MergeChoiceProps) {
  const { data, error } = useApi('listMergeTargets', { params: { studentId } });
  return (
    <section>
      <h3 className="font-semibold">Это ученик класса под другим именем</h3>
      {error ? (
        <p role="alert" className="mt-1 text-negative-strong">
          {errorText(error.failure.code)}
        </p>
      ) : !data ? (
        <div className="mt-3">
          <Skeleton label="Загружаем учеников класса" lines={2} />
        </div>
      ) : data.students.length === 0 ? (
        <p className="mt-1 text-ink-soft">
          В&nbsp;этом классе журнала больше никого нет: переносить некому.
        </p>
      ) : (
        <div className="mt-3 flex flex-col gap-3">
          <Select
            label="К&nbsp;кому перенести"
            options={data.students.map((target) => ({
              value: target.userId,
              label: labelOf(target),
            }))}
            value={value?.userId ?? null}
            onValueChange={(id) =>
              onChoose(data.students.find(({ userId }) => userId === id) ?? null)
            }
          />
          {children}
        </div>
      )}
    </section>
  );
}

const labelOf = (target: MergeTarget) =>
  target.hasAccount ? studentName(target) : `${studentName(target)} (без\u00A0учётной записи)`;
