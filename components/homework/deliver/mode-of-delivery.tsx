import { Select } from '@/components/ui/select/select';
import { markModeSchema, type Delivery, type MarkMode } from '@/lib/contract/diary/diary';
import { markModesOf } from './mark-modes';

type ModeOfDeliveryProps = Pick<Delivery, 'provider' | 'markMode'> & {
  onChange: (mode: MarkMode) => void;
};

/** How marks come to a lesson that has the homework; it can be changed later. [DIARY-05] */
export function ModeOfDelivery({ provider, markMode, onChange }: ModeOfDeliveryProps) {
  return (
    <span className="flex w-full items-center gap-2 text-caption text-ink-soft">
      <span aria-hidden>Отметки:</span>
      <Select
        label="Отметки в&nbsp;дневник"
        hideLabel
        variant="inline"
        options={markModesOf(provider)}
        value={markMode}
        onValueChange={(value) => {
          const parsed = markModeSchema.safeParse(value);
          if (parsed.success && parsed.data !== markMode) onChange(parsed.data);
        }}
      />
    </span>
  );
}
