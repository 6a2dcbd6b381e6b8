import { Segmented } from '@/components/ui/segmented/segmented';
import type { DiaryProvider, MarkMode } from '@/lib/contract/diary/diary';
import { markModesOf } from './mark-modes';

type MarkModeChoiceProps = {
  diary: DiaryProvider;
  value: MarkMode;
  onValueChange: (mode: MarkMode) => void;
};

/** How marks come to a diary. */
export function MarkModeChoice({ diary, ...props }: MarkModeChoiceProps) {
  return (
    <div className="flex flex-col gap-2 medium:flex-row medium:flex-wrap medium:items-center medium:gap-x-4">
      <span className="text-caption text-ink-soft">Отметки в&nbsp;дневник</span>
      <Segmented label="Отметки в&nbsp;дневник" options={markModesOf(diary)} {...props} />
    </div>
  );
}
