import { Field } from '@/components/ui/field/field';
import type { AskedTask } from '@/lib/contract/review/review';
import { plainText } from '@/lib/contract/markup/plain-text';
import { parsePoints } from '@/lib/review/points';

type CriteriaFieldsProps = {
  criteria: AskedTask['criteria'];
  /** What is typed, by criterion. */
  values: Readonly<Record<string, string>>;
  onChange: (id: string, text: string) => void;
};

/** Points by criterion: what they come to stands in the field of the points. [REV-02] */
export function CriteriaFields({ criteria, values, onChange }: CriteriaFieldsProps) {
  if (criteria.length === 0) return null;
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 font-semibold">По критериям</legend>
      {criteria.map(({ id, text, points }) => {
        const value = values[id] ?? '';
        const isWrong = parsePoints(value, points) === undefined;
        return (
          <Field
            key={id}
            label={`${plainText(text)} — до ${points}`}
            inputMode="decimal"
            autoComplete="off"
            value={value}
            onValueChange={(next) => onChange(id, next)}
            error={isWrong ? `От 0 до ${points}` : undefined}
          />
        );
      })}
    </fieldset>
  );
}
