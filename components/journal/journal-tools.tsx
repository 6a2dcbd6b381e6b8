'use client';

import { LifeBuoy, Presentation, Printer } from 'lucide-react';
import { Segmented } from '@/components/ui/segmented/segmented';
import { Button } from '@/components/ui/button/button';
import type { MarkType } from '@/lib/journal/mark-type';
import type { ShownClass } from './shown/shown-class';
import { SaveTable } from './save/save-table';

type JournalToolsProps = {
  markType: MarkType;
  onMarkTypeChange: (markType: MarkType) => void;
  isHelpOpen: boolean;
  onHelpChange: (isOpen: boolean) => void;
  onProjectedChange: (isProjected: boolean) => void;
  shown: ShownClass;
};

const markTypes: readonly { value: MarkType; label: string }[] = [
  { value: 'grade', label: 'Оценка' },
  { value: 'percent', label: 'Процент' },
];

/** What can be done with the class that is shown. */
export function JournalTools(props: JournalToolsProps) {
  const { isProjected } = props.shown;
  const { isHelpOpen, onHelpChange, onProjectedChange, shown } = props;
  return (
    <div className="flex flex-col-reverse gap-3 large:flex-row large:items-center large:justify-between">
      <div className="flex flex-wrap items-center gap-1">
        <Button
          variant={isHelpOpen ? 'secondary' : 'quiet'}
          size="s"
          aria-expanded={isHelpOpen}
          onClick={() => onHelpChange(!isHelpOpen)}
        >
          <LifeBuoy aria-hidden className="size-5 shrink-0" />
          Кому нужна помощь
        </Button>
        <Button
          variant={isProjected ? 'secondary' : 'quiet'}
          size="s"
          aria-pressed={isProjected}
          onClick={() => onProjectedChange(!isProjected)}
        >
          <Presentation aria-hidden className="size-5 shrink-0" />
          Для проектора
        </Button>
        <SaveTable shown={shown} />
        <Button variant="quiet" size="s" onClick={() => window.print()}>
          <Printer aria-hidden className="size-5 shrink-0" />
          Распечатать
        </Button>
      </div>
      <Segmented
        label="Как показывать отметки"
        options={markTypes}
        value={props.markType}
        onValueChange={props.onMarkTypeChange}
      />
    </div>
  );
}
