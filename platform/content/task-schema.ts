import { z } from 'zod';
import { MAX_ENTRY_LENGTH } from '@/lib/contract/tasks/text-entry/answer';

/** How a task is written in YAML (README.md). What it means is checked by `checkTask`. */

const asObject = (value: unknown): unknown =>
  value instanceof Map ? Object.fromEntries(value) : value;

/** A mapping with these fields and no other. */
export const fields = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.preprocess(asObject, z.strictObject(shape));

export const id = z
  .string()
  .regex(/^[\p{L}\p{N}][\p{L}\p{N}_-]{0,39}$/u, 'Имя: до 40 букв, цифр, знаков «-» и «_»');
export const line = (longest: number) => z.string().trim().min(1).max(longest);
const markup = line(4_000);
const options = z.map(id, markup);
const flag = z.enum(['true', 'false']).transform((written) => written === 'true');

export const integer = (least: number, most: number) => {
  const message = `Ожидалось целое число от ${least} до ${most}`;
  return z
    .string()
    .regex(/^\d{1,4}$/, message)
    .transform(Number)
    .refine((value) => value >= least && value <= most, message);
};

const decimal = z
  .string()
  .regex(/^-?\d{1,15}(\.\d{1,15})?(e-?\d{1,2})?$/, 'Ожидалось число с точкой, например 3.5')
  .transform(Number);

const common = {
  id,
  prompt: markup,
  points: integer(1, 10).default(1),
  image: fields({ file: line(100), alt: line(500) }).optional(),
  explanation: markup,
};
const shuffle = flag.default(true);

export const authoredTaskSchema = z.preprocess(
  asObject,
  z.discriminatedUnion('kind', [
    z.strictObject({ ...common, kind: z.literal('single_choice'), options, shuffle, key: id }),
    z.strictObject({
      ...common,
      kind: z.literal('multiple_choice'),
      options,
      shuffle,
      key: z.array(id),
    }),
    z.strictObject({
      ...common,
      kind: z.literal('inline_choice'),
      text: markup,
      blanks: z.map(id, options),
      shuffle,
      key: z.map(id, id),
    }),
    z.strictObject({
      ...common,
      kind: z.literal('text_entry'),
      text: markup,
      blanks: z.array(id).min(1),
      key: z.map(id, z.array(z.string().max(MAX_ENTRY_LENGTH)).min(1)),
      compare: fields({ case: flag.default(false), yo: flag.default(false) }).default({
        case: false,
        yo: false,
      }),
    }),
    z.strictObject({
      ...common,
      kind: z.literal('number'),
      unit: line(40).optional(),
      key: fields({
        value: decimal,
        tolerance: decimal
          .refine((tolerance) => tolerance >= 0, 'Допуск не бывает отрицательным')
          .default(0),
      }),
    }),
    z.strictObject({
      ...common,
      kind: z.literal('matching'),
      left: options,
      right: options,
      key: z.map(id, id),
    }),
    z.strictObject({ ...common, kind: z.literal('ordering'), items: options, key: z.array(id) }),
  ]),
);
export type AuthoredTask = z.output<typeof authoredTaskSchema>;
export type AuthoredOptions = ReadonlyMap<string, string>;
