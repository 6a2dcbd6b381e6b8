import { z } from 'zod';
import { taskKindSchema, type TaskImage } from '@/lib/contract/tasks/tasks';
import { checkPlainMarkup } from './parts/check-markup';
import { asObject } from './parts/fields';
import { parseOrReport, type Report } from './parts/report';
import { kindOf, type AnswerKey, type TaskSource } from './registry';
import type { WrittenTask } from './task-kind';

/** A task with its key apart. */
export type AuthoredTask = {
  source: TaskSource;
  key: AnswerKey;
  explanation: string;
  hints?: string[];
};

const kindSchema = z.object({ kind: taskKindSchema });

/**
 * Reads a task as its author wrote it in YAML and checks it. `findImage` returns the picture that it
 * names, or nothing after it reported why. [HW-14]
 *
 * @returns null when the task cannot be read; what was reported makes it unfit all the same
 */
export function checkTask(
  value: unknown,
  findImage: (image: NonNullable<WrittenTask['image']>) => TaskImage | undefined,
  report: Report,
): AuthoredTask | null {
  const fields = asObject(value);
  const kind = parseOrReport(kindSchema, fields, reportKind(report))?.kind;
  if (!kind) return null;
  const definition = kindOf(kind);
  const task = parseOrReport(definition.schema, fields, report);
  if (!task) return null;
  const { id, prompt, points, explanation, hints } = task;
  checkPlainMarkup(prompt, ['prompt'], report);
  checkPlainMarkup(explanation, ['explanation'], report);
  hints?.forEach((hint, index) => checkPlainMarkup(hint, ['hints', index], report));
  definition.check(task, report);
  const image = task.image && findImage(task.image);
  const common = { id, prompt, points, ...(image && { image }), kind };
  // The kinds are equal, which the types of a registry cannot say.
  return {
    source: { ...common, ...definition.toSource(task) } as TaskSource,
    key: { kind, ...definition.toKey(task) } as AnswerKey,
    explanation,
    ...(hints && { hints }),
  };
}

/** Every fault of the kind is one sentence. */
const reportKind =
  (report: Report): Report =>
  (path, message) =>
    report(path, path[0] === 'kind' ? 'Неизвестный вид задания (kind)' : message);
