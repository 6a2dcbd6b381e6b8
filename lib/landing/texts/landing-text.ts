import type { TaskKind } from '@/lib/contract/tasks/tasks';
import { typeset } from '@/lib/format/typeset';

export type Question = { question: string; answer: string };

/** What a task of the subject can be, in a teacher's words. */
export type Example = { kind: TaskKind; text: string };

/** What the landing of a subject says of it. */
export type SubjectText = {
  /** When these words last changed, as an ISO date. [PRE-04] */
  changedAt: string;
  /** «по физике» */
  by: string;
  /** What it is about, in a few words, for search engines. */
  topics: string;
  /** What a teacher of this subject gains: two or three sentences. */
  gain: string;
  examples: readonly Example[];
  /** Besides those that all subjects have. */
  questions: readonly Question[];
};

/** Every text in a piece of data with the spaces that Russian typography wants. */
export function typesetAll<Text>(value: Text): Text {
  if (typeof value === 'string') return typeset(value) as Text;
  if (Array.isArray(value)) return value.map(typesetAll) as Text;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, typesetAll(part)]),
  ) as Text;
}
