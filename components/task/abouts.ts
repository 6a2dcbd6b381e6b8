import type { TaskKind } from '@/lib/contract/tasks/tasks';
import type { KindAbout } from './kind-about';
import { extendedText } from './extended-text/about';
import { gapFill } from './gap-fill/about';
import { inlineChoice } from './inline-choice/about';
import { matching } from './matching/about';
import { multipleChoice } from './multiple-choice/about';
import { number } from './number/about';
import { ordering } from './ordering/about';
import { photo } from './photo/about';
import { singleChoice } from './single-choice/about';
import { textEntry } from './text-entry/about';

/** Apart from the views: a page that names kinds does not load what answers them. */
export const abouts: Record<TaskKind, KindAbout> = {
  single_choice: singleChoice,
  multiple_choice: multipleChoice,
  inline_choice: inlineChoice,
  text_entry: textEntry,
  gap_fill: gapFill,
  number,
  matching,
  ordering,
  extended_text: extendedText,
  photo,
};
