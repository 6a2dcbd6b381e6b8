'use client';

import { Segmented } from '@/components/ui/segmented/segmented';
import { Select } from '@/components/ui/select/lazy-select';
import type { JournalClass } from '@/lib/contract/journal/journal';
import { classNameOf } from './class-name';

type ClassSwitchProps = {
  classes: readonly JournalClass[];
  value: string;
  onChange: (classId: string) => void;
};

/** More classes than this do not fit beside each other on a phone. */
const MAX_SEGMENTS = 3;

/** Which class is shown. */
export function ClassSwitch({ classes, value, onChange }: ClassSwitchProps) {
  const options = classes.map((one) => ({ value: one.classId, label: classNameOf(one) }));
  if (options.length === 1)
    return <h2 className="text-title-s font-semibold">{options[0]?.label}</h2>;
  if (options.length <= MAX_SEGMENTS)
    return <Segmented label="Класс" options={options} value={value} onValueChange={onChange} />;
  return (
    <div className="medium:w-60">
      <Select
        label="Класс"
        hideLabel
        options={options}
        value={value}
        onValueChange={(next) => next !== null && onChange(next)}
      />
    </div>
  );
}
