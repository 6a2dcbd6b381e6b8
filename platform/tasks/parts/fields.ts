import { z } from 'zod';
import type { TaskOption } from '@/lib/contract/tasks/tasks';

/** What the schemas of several kinds are made of, as an author writes it in YAML. */

export const asObject = (value: unknown): unknown =>
  value instanceof Map ? Object.fromEntries(value) : value;

/** A mapping with these fields and no other. */
export const fields = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.preprocess(asObject, z.strictObject(shape));

export const id = z
  .string()
  .regex(/^[\p{L}\p{N}][\p{L}\p{N}_-]{0,39}$/u, 'Имя: до 40 букв, цифр, знаков «-» и «_»');
export const line = (longest: number) => z.string().trim().min(1).max(longest);
export const markup = line(4_000);
/** Of a hint: short enough to be read before going on with the task. */
const hint = line(600);

/** As many as anybody reads. */
const MAX_HINTS = 3;

export const flag = z.enum(['true', 'false']).transform((written) => written === 'true');
export const shuffle = flag.default(true);

export const integer = (least: number, most: number) => {
  const message = `Ожидалось целое число от ${least} до ${most}`;
  return z
    .string()
    .regex(/^\d{1,4}$/, message)
    .transform(Number)
    .refine((value) => value >= least && value <= most, message);
};

export const decimal = z
  .string()
  .regex(/^-?\d{1,15}(\.\d{1,15})?(e-?\d{1,2})?$/, 'Ожидалось число с точкой, например 3.5')
  .transform(Number);

/** Id → text. */
export const options = z.map(id, markup);
export type AuthoredOptions = ReadonlyMap<string, string>;

/** Lists, not records, carry the order, so that it survives jsonb. */
export const listOptions = (written: AuthoredOptions): TaskOption[] =>
  [...written].map(([option, text]) => ({ id: option, text }));

/** What every task has. */
export const common = {
  id,
  prompt: markup,
  points: integer(1, 10).default(1),
  image: fields({ file: line(100), alt: line(500) }).optional(),
  explanation: markup,
  /** From the first push to nearly all: asked for one at a time. [REV-05] */
  hints: z.array(hint).min(1).max(MAX_HINTS).optional(),
};
