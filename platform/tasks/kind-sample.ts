import { listBlanks } from '@/lib/contract/markup/blanks';
import type { RevealedAnswer } from '@/lib/contract/tasks/review';
import type { AnswerOf, TaskKind, TaskOf, TaskOption } from '@/lib/contract/tasks/tasks';
import type { KeyOf, SourceOf } from './registry';

/**
 * A task of a kind for the tests: of the platform, of the workbooks and of the endpoints. The texts of
 * what is right begin with «right», authored names contain «authored».
 */
export type KindSample<Kind extends TaskKind> = {
  source: SourceOf<Kind>;
  key: KeyOf<Kind>;
  /** The right answer in words, or the example of an author whose task a teacher reviews. */
  revealed: RevealedAnswer | null;
  /** Another task, as an author writes it, on one line. */
  written: string;
  /** With the first text of `written` replaced by the second its author is told the third. */
  refusals: [from: string, to: string, message: string][];
  /**
   * An answer by authored ids as a student gives it to the presented task: options are found by what
   * they say, blanks by their places.
   */
  give(answer: AnswerOf<Kind>, source: SourceOf<Kind>, task: TaskOf<Kind>): AnswerOf<Kind>;
  /** An answer to any presented task that leaves nothing to do, right or wrong. */
  guess(task: TaskOf<Kind>): AnswerOf<Kind>;
};

export const sampleCommon = { id: 't1', prompt: 'Что верно?', points: 2 };

export const listOf = (...texts: string[]): TaskOption[] =>
  texts.map((text, index) => ({ id: `authored-${index}`, text }));

/** The id under which a browser sees the option with this text. */
export function idOf(options: readonly TaskOption[], text: string): string {
  const option = options.find((candidate) => candidate.text === text);
  if (!option) throw new Error(`No option «${text}»`);
  return option.id;
}

/** The id under which a browser sees the option that its author gave this id. */
export function shownId(
  authored: readonly TaskOption[],
  shown: readonly TaskOption[],
  id: string,
): string {
  const option = authored.find((candidate) => candidate.id === id);
  if (!option) throw new Error(`No option ${id}`);
  return idOf(shown, option.text);
}

/** The name under which a browser sees the blank that its author gave this name: its place in the text. */
export function shownBlank(text: string, blank: string): string {
  return `b${[...new Set(listBlanks(text))].indexOf(blank) + 1}`;
}

/** The id of the first one that a browser sees. */
export const firstOf = ([first]: readonly { id: string }[]): string => first?.id ?? '';
