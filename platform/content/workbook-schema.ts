import { z } from 'zod';
import { subjectIdSchema } from '@/lib/contract/subjects/subject-schemas';
import { fields, flag, integer, line } from '@/platform/tasks/parts/fields';

/** How `workbook.yaml` and a module are written (README.md). */

const title = line(150);
const uuid = z.uuidv4('Ожидался uuid версии 4').toLowerCase();
/** Tasks are parsed one by one, so that a fault in one does not hide those in others. */
const tasks = z.array(z.unknown()).min(1);

export const workbookFileSchema = fields({
  title,
  subjectId: integer(0, 999).refine(
    (subjectId) => subjectIdSchema.safeParse(subjectId).success,
    'Такого предмета нет (SUBJ-01)',
  ),
  grade: integer(1, 11),
  description: line(500),
  changed: z.iso.date('Ожидалась дата вида 2026-11-01'),
  /** `false`: only those who work with such workbooks or check them see it. [FEAT-02] */
  released: flag.default(true),
  modules: z
    .array(z.string().regex(/^\d+-[a-z0-9-]+\.yaml$/, 'Ожидалось имя файла вида 1-name.yaml'))
    .min(1),
  sample: fields({ uuid, title, tasks: tasks.max(1) }),
});

export const moduleFileSchema = fields({
  title,
  lessons: z
    .array(
      fields({
        title,
        steps: z.array(fields({ uuid, title, tasks: tasks.max(3) })).min(1),
      }),
    )
    .min(1),
});
