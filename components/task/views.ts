import type { ComponentType } from 'react';
import type { TaskKind } from '@/lib/contract/tasks/tasks';
import { ExtendedText } from './extended-text/extended-text';
import { GapFill } from './gap-fill/gap-fill';
import { InlineChoice } from './inline-choice/inline-choice';
import { Matching } from './matching/matching';
import { MultipleChoice } from './multiple-choice/multiple-choice';
import { NumberEntry } from './number/number-entry';
import { Ordering } from './ordering/ordering';
import { Photo } from './photo/lazy-photo';
import { SingleChoice } from './single-choice/single-choice';
import type { TaskKindProps } from './task-props';
import { TextEntry } from './text-entry/text-entry';

/** What a student answers a task with. */
export const views: { [Kind in TaskKind]: ComponentType<TaskKindProps<Kind>> } = {
  single_choice: SingleChoice,
  multiple_choice: MultipleChoice,
  inline_choice: InlineChoice,
  text_entry: TextEntry,
  gap_fill: GapFill,
  number: NumberEntry,
  matching: Matching,
  ordering: Ordering,
  extended_text: ExtendedText,
  photo: Photo,
};
