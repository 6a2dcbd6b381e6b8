/**
 * The right answer to a task, by authored ids. Only the platform knows this type: nothing in lib/ or
 * app/ imports it, and no reply is made from it before the answer is given. [HW-03]
 */
export type AnswerKey =
  | { kind: 'single_choice'; optionId: string }
  | { kind: 'multiple_choice'; optionIds: string[] }
  /** Blank → option. */
  | { kind: 'inline_choice'; choices: Record<string, string> }
  /** Blank → accepted texts, in the spelling of the author. */
  | { kind: 'text_entry'; accepted: Record<string, string[]>; compare: TextComparison }
  /** `tolerance` is in the unit of the value; an answer at exactly that distance is right. */
  | { kind: 'number'; value: number; tolerance: number }
  /** Left → right; two left ones may share a right one. */
  | { kind: 'matching'; pairs: Record<string, string> }
  | { kind: 'ordering'; order: string[] };

export type KeyOf<Kind extends AnswerKey['kind']> = Extract<AnswerKey, { kind: Kind }>;

/** What matters in a typed text besides its letters: case, and ё as a letter of its own. */
export type TextComparison = { case: boolean; yo: boolean };
