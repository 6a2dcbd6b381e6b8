import { z } from 'zod';
import type { CommonField } from '@/lib/contract/tasks/fields';
import type { RevealedAnswer } from '@/lib/contract/tasks/review';
import type { AnswerOf, TaskKind, TaskOf } from '@/lib/contract/tasks/tasks';
import { common } from './parts/fields';
import type { OptionGroup } from './parts/opaque-ids';
import type { Report } from './parts/report';

/** One list of options of the task that is presented, by its name: left or right, one blank or another. */
export type Groups = (name: string) => OptionGroup;

type Written<Shape extends z.ZodRawShape> = z.output<z.ZodObject<Shape>>;
/** What a presented task has besides what every task has. */
export type Shown<Task> = Task extends unknown ? Omit<Task, CommonField | 'kind'> : never;

/** What is done with the stored form of a task; answers are by authored ids, but for those that `read` takes. */
type Handling<Kind extends TaskKind, Source, Key> = {
  kind: Kind;
  /** Built field by field, so that a new field of the source does not leak. [HW-03] */
  present(source: Source, groups: Groups): Shown<TaskOf<Kind>>;
  /** The answer by authored ids. Throws ServiceError `answer_mismatch` for ids that were not presented. */
  read(source: Source, value: AnswerOf<Kind>, groups: Groups): AnswerOf<Kind>;
  /** An answer in words. */
  reveal(source: Source, answer: AnswerOf<Kind>): RevealedAnswer;
} & (Scored<Kind, Source, Key> | Reviewed<Key>);

/** A kind that the platform checks by its key. */
type Scored<Kind extends TaskKind, Source, Key> = {
  isReviewed?: false;
  /** The share of the points that the answer earns, 0…1; an empty one earns 0. */
  score(key: Key, answer: AnswerOf<Kind>, source: Source): number;
  /** An answer that earns everything. */
  solve(key: Key): AnswerOf<Kind>;
  /**
   * Where another answer than the author's may be right: what equal answers have in common, written as
   * the check compares it. Of the other kinds answers are equal that read the same. [REV-04]
   */
  formOf?(key: Key, answer: AnswerOf<Kind>, source: Source): unknown;
};

/** A kind whose points a teacher gives: no answer is known to be right. */
type Reviewed<Key> = {
  isReviewed: true;
  /** What the author would have answered; null when they do not say. */
  example(key: Key): RevealedAnswer | null;
};

/**
 * All that the platform knows of a kind of tasks. `Source` and `Key` are stored as JSON, by authored
 * ids, so changing one is a migration. Lists, not records, carry an order, so that it survives jsonb.
 */
type Definition<Kind extends TaskKind, Shape extends z.ZodRawShape, Source, Key> = Handling<
  Kind,
  Source,
  Key
> & {
  /** The fields of its YAML besides those that every task has. */
  fields: Shape;
  /** Reports what the fields cannot see: keys that no answer can reach, blanks without text, bad TeX. */
  check(task: Written<Shape> & WrittenTask, report: Report): void;
  /** What is needed to present the task; nothing of the key. [HW-03] */
  toSource(task: Written<Shape> & WrittenTask): Source;
  toKey(task: Written<Shape>): Key;
};

/** Adds the schema of the whole task, as it is written in YAML. */
export function defineKind<Kind extends TaskKind, Shape extends z.ZodRawShape, Source, Key>(
  definition: Definition<Kind, Shape, Source, Key>,
) {
  return { ...definition, schema: schemaOf(definition) };
}

/** A kind among others; to be given sources, keys and answers of that kind only. */
export type AnyKind = Handling<TaskKind, object, object> & {
  schema: z.ZodType<WrittenTask>;
  check(task: object, report: Report): void;
  toSource(task: object): object;
  toKey(task: object): object;
};

function schemaOf<Shape extends z.ZodRawShape>({ kind, fields }: { kind: string; fields: Shape }) {
  return z.strictObject({ ...common, kind: z.literal(kind), ...fields });
}

/** What a task of any kind has in YAML. */
export type WrittenTask = z.output<z.ZodObject<typeof common>>;
