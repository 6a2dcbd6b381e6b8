import { z } from 'zod';
import { MAX_CELL, MAX_IMPORT_ROWS } from '@/lib/contract/school/limits';
import { isStorable } from '@/lib/contract/values/storable';

const cell = z.string().max(MAX_CELL).refine(isStorable);

/** A row of the file, as it is written there. */
export const importRowSchema = z.strictObject({
  /** Its number in the file, as the program shows it that has made it. */
  line: z.number().int().min(1).max(1_048_576),
  surname: cell,
  name: cell,
  className: cell,
});
export type ImportRow = z.infer<typeof importRowSchema>;

export const importListSchema = z.strictObject({
  rows: z.array(importRowSchema).min(1).max(MAX_IMPORT_ROWS),
  /** Whether who is in another class by this name is the same student, and is moved; else they get a code. */
  movesStudents: z.boolean(),
});

/** With the fingerprint of the preview: what is done is what was shown. */
export const importConfirmedSchema = importListSchema.extend({
  fingerprint: z.string().regex(/^[0-9a-f]{64}$/),
});

/** What becomes of a row. */
export const rowOutcomes = [
  /** Gets a code. */
  'new',
  /** Is in the class, or has a code for it. */
  'present',
  /** Is, or has a code, in another class, and is moved. */
  'moved',
  /** The same as a row above it. */
  'double',
  /** Several students have this name, and nothing says which of them it is. */
  'unclear',
  ...(['no_surname', 'no_name', 'bad_name', 'no_class', 'bad_class', 'class_archived'] as const),
] as const;
export const rowOutcomeSchema = z.enum(rowOutcomes);
export type RowOutcome = z.infer<typeof rowOutcomeSchema>;

export const importPreviewSchema = z.object({
  fingerprint: z.string(),
  /** Classes that are made: «5А». */
  newClasses: z.array(z.string()),
  rows: z.array(
    z.object({
      line: z.number().int(),
      outcome: rowOutcomeSchema,
      /** Into which class, as the school writes it; '' where none could be read. */
      className: z.string(),
      /** Of who is moved: from which. */
      from: z.string(),
    }),
  ),
});
export type ImportPreview = z.infer<typeof importPreviewSchema>;

export const importDoneSchema = z.object({
  /** How many codes were made, students and codes moved, classes made. */
  codes: z.number().int(),
  moved: z.number().int(),
  classes: z.number().int(),
});
export type ImportDone = z.infer<typeof importDoneSchema>;
