import type { TaskImage, TaskOption } from '@/lib/contract/tasks/tasks';
import type { AnswerKey } from './answer-key';
import { checkTask } from './check-task';
import { parseOrReport, type Report } from './fault';
import type { WorkbookImages } from './read-images';
import { authoredTaskSchema, type AuthoredOptions, type AuthoredTask } from './task-schema';
import { hashOrder, type TaskSource } from './task-source';
import type { WorkbookTask } from './workbook';

/** A task with its key apart, or null after every fault was reported. */
export function readTask(
  value: unknown,
  images: WorkbookImages,
  report: Report,
): WorkbookTask | null {
  const authored = parseOrReport(authoredTaskSchema, value, report);
  if (!authored) return null;
  checkTask(authored, report);
  const image = findImage(authored, images, report);
  return {
    source: toSource(authored, image),
    key: toKey(authored),
    explanation: authored.explanation,
  };
}

function findImage(
  { image }: AuthoredTask,
  images: WorkbookImages,
  report: Report,
): TaskImage | undefined {
  if (!image) return undefined;
  const found = images.use(image.file);
  if (found) return { ...found, alt: image.alt };
  if (!images.has(image.file)) report(['image', 'file'], `Нет файла images/${image.file}`);
  return undefined;
}

const SIZE_STEP = 5;
const LONGEST_FIELD = 60;

/** The width of every field of a task, in characters: the longest accepted text, rounded up. */
function fieldSize(accepted: Iterable<readonly string[]>): number {
  const longest = Math.max(...[...accepted].flat().map((text) => text.trim().length), 1);
  return Math.min(LONGEST_FIELD, Math.ceil(longest / SIZE_STEP) * SIZE_STEP);
}

const list = (options: AuthoredOptions): TaskOption[] =>
  [...options].map(([id, text]) => ({ id, text }));

function toSource(task: AuthoredTask, image: TaskImage | undefined): TaskSource {
  const { id, prompt, points } = task;
  const common = { id, prompt, points, ...(image && { image }) };
  switch (task.kind) {
    case 'single_choice':
    case 'multiple_choice':
      return { ...common, kind: task.kind, options: list(task.options), shuffle: task.shuffle };
    case 'inline_choice': {
      const blanks = [...task.blanks].map(([blank, options]) => ({
        id: blank,
        options: list(options),
      }));
      return { ...common, kind: task.kind, text: task.text, blanks, shuffle: task.shuffle };
    }
    case 'text_entry': {
      const size = fieldSize(task.key.values());
      const blanks = task.blanks.map((blank) => ({ id: blank, size }));
      return { ...common, kind: task.kind, text: task.text, blanks };
    }
    case 'number':
      return { ...common, kind: task.kind, ...(task.unit && { unit: task.unit }) };
    case 'matching':
      return { ...common, kind: task.kind, left: list(task.left), right: list(task.right) };
    case 'ordering':
      return {
        ...common,
        kind: task.kind,
        items: list(task.items),
        solvedHash: hashOrder(task.key),
      };
  }
}

function toKey(task: AuthoredTask): AnswerKey {
  switch (task.kind) {
    case 'single_choice':
      return { kind: task.kind, optionId: task.key };
    case 'multiple_choice':
      return { kind: task.kind, optionIds: task.key };
    case 'inline_choice':
      return { kind: task.kind, choices: Object.fromEntries(task.key) };
    case 'text_entry':
      return { kind: task.kind, accepted: Object.fromEntries(task.key), compare: task.compare };
    case 'number':
      return { kind: task.kind, value: task.key.value, tolerance: task.key.tolerance };
    case 'matching':
      return { kind: task.kind, pairs: Object.fromEntries(task.key) };
    case 'ordering':
      return { kind: task.kind, order: task.key };
  }
}
