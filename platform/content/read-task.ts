import type { Report } from '@/platform/tasks/parts/report';
import { checkTask } from '@/platform/tasks/write-task';
import type { WorkbookImages } from './read-images';
import type { WorkbookTask } from './workbook';

/** A task with its key apart and its picture, or null after every fault was reported. */
export function readTask(
  value: unknown,
  images: WorkbookImages,
  report: Report,
): WorkbookTask | null {
  return checkTask(
    value,
    ({ file, alt }) => {
      const found = images.use(file);
      if (found) return { ...found, alt };
      if (!images.has(file)) report(['image', 'file'], `Нет файла images/${file}`);
      return undefined;
    },
    report,
  );
}
