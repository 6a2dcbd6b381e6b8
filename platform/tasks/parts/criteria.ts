import { z } from 'zod';
import type { Criterion } from '@/lib/contract/tasks/fields';
import { checkPlainMarkup } from './check-markup';
import { fields, id, integer, markup } from './fields';
import type { Report } from './report';

/** What reviewed kinds have in YAML: id → what is looked for and how much it is worth. */
export const writtenCriteria = z
  .map(id, fields({ text: markup, points: integer(1, 10) }))
  .refine((criteria) => criteria.size > 0, 'Нужен хотя бы один критерий')
  .refine((criteria) => criteria.size <= 10, 'Критериев не больше 10')
  .optional();

type Task = { points: number; criteria?: z.output<typeof writtenCriteria> };

/** Reports criteria that do not add up to the points of the task, and markup that cannot be shown. */
export function checkCriteria({ points, criteria }: Task, report: Report): void {
  if (!criteria) return;
  for (const [name, { text }] of criteria) checkPlainMarkup(text, ['criteria', name], report);
  const sum = [...criteria.values()].reduce((total, one) => total + one.points, 0);
  if (sum !== points)
    report(['points'], `Баллы критериев дают в сумме ${sum}, а points задания — ${points}`);
}

/** As a list, which keeps its order in jsonb; nothing when there are none. */
export function listCriteria({ criteria }: Task): { criteria?: Criterion[] } {
  if (!criteria) return {};
  return { criteria: [...criteria].map(([name, one]) => ({ id: name, ...one })) };
}

/** Built field by field, so that a new field of a criterion does not leak. [HW-03] */
export function presentCriteria({ criteria }: { criteria?: Criterion[] }) {
  if (!criteria) return {};
  return { criteria: criteria.map(({ id: name, text, points }) => ({ id: name, text, points })) };
}
