'use client';

import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card/card';
import { Field } from '@/components/ui/field/field';
import { MAX_STEPS } from '@/lib/contract/homework/limits';
import { countOf } from '@/lib/format/plural';
import { taskForms } from '@/lib/homework/words';
import type { HomeworkSettingsProps } from './homework-settings';
import { HomeworkSettings } from './lazy-settings';
import { SelectionList, type SelectionListProps } from './selection-list';

/** The part of the page with what is chosen. */
export const SELECTION_ID = 'selection';

/** The longest title that a homework may have, in characters. */
const MAX_TITLE = 150;

export type SelectionPanelProps = SelectionListProps &
  HomeworkSettingsProps & {
    title: string;
    defaultTitle: string;
    onTitleChange: (title: string) => void;
    /** What is to be known before the homework is given. */
    note: ReactNode;
  };

/** The homework that is being put together: its title and what is in it. [HW-01] */
export function SelectionPanel(props: SelectionPanelProps) {
  const { title, defaultTitle, onTitleChange, settings, onSet, note, ...list } = props;
  const count = list.selection.length;
  return (
    <div id={SELECTION_ID} className="scroll-mt-20 medium:scroll-mt-24">
      <Card variant="tint" as="section" labelledBy={`${SELECTION_ID}-title`}>
        <h2 id={`${SELECTION_ID}-title`} className="text-title-s font-semibold">
          Ваше задание
        </h2>
        <div className="mt-4">
          <Field
            label="Название"
            value={title}
            maxLength={MAX_TITLE}
            placeholder={defaultTitle}
            autoComplete="off"
            onValueChange={onTitleChange}
          />
        </div>
        <p className="mt-5 mb-2 font-medium">
          {count === 0 ? 'Что войдёт' : `Выбрано ${countOf(count, taskForms)}`}
        </p>
        <SelectionList {...list} />
        {count >= MAX_STEPS ? (
          <p className="mt-3 text-caption text-ink-soft">
            Это предел: больше {countOf(MAX_STEPS, taskForms)} в&nbsp;одну работу не&nbsp;войдёт.
          </p>
        ) : null}
        <HomeworkSettings settings={settings} onSet={onSet} />
        {note}
      </Card>
    </div>
  );
}
