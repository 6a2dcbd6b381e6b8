import { Select } from '@/components/ui/select/lazy-select';

const choices = {
  none: { cost: null, label: 'Не\u00A0показывать' },
  free: { cost: 0, label: 'Показывать бесплатно' },
  tenth: { cost: 10, label: 'Минус 10\u00A0% за\u00A0каждую' },
  quarter: { cost: 25, label: 'Минус 25\u00A0% за\u00A0каждую' },
  half: { cost: 50, label: 'Минус 50\u00A0% за\u00A0каждую' },
} as const;
type Choice = keyof typeof choices;

const isChoice = (value: string | null): value is Choice => value !== null && value in choices;

type HintChoiceProps = {
  /** What a hint takes of the points of its task, in percent; null: none are given. */
  value: number | null;
  onValueChange: (cost: number | null) => void;
};

/** Whether students may ask for hints, and what one costs. [REV-05] */
export function HintChoice({ value, onValueChange }: HintChoiceProps) {
  const names = Object.keys(choices).filter(isChoice);
  return (
    <Select
      label="Подсказки"
      description={
        'Ученик просит их по\u00A0одной, если они есть у\u00A0задания. Вы увидите, сколько он взял.'
      }
      options={names.map((name) => ({ value: name, label: choices[name].label }))}
      value={names.find((name) => choices[name].cost === value) ?? 'tenth'}
      onValueChange={(chosen) => isChoice(chosen) && onValueChange(choices[chosen].cost)}
    />
  );
}
