import type { RevealedAnswer } from '@/lib/contract/tasks/review';
import { checkPlainMarkup } from './check-markup';
import { fields, markup } from './fields';
import type { Report } from './report';

/** The key of a reviewed kind: what the author would have answered, for the teacher and the student after the end. */
export type ExampleKey = { sample?: string };

export const writtenExample = fields({ sample: markup.optional() }).default({});

export function checkExample({ sample }: ExampleKey, report: Report): void {
  if (sample !== undefined) checkPlainMarkup(sample, ['key', 'sample'], report);
}

export const toExampleKey = ({ sample }: ExampleKey): ExampleKey => (sample ? { sample } : {});

export function revealExample({ sample }: ExampleKey): RevealedAnswer | null {
  return sample === undefined ? null : { form: 'text', text: sample, blanks: {} };
}
