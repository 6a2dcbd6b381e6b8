import { z } from 'zod';
import { common, criteria, photoIds } from '@/lib/contract/tasks/fields';

const kind = z.literal('photo');

/** Pictures of what was done on paper, which the teacher reviews. */
export const photo = {
  task: z.object({ ...common, kind, criteria }),
  /** Uploaded files in the order of their pages. */
  answer: z.strictObject({ kind, files: photoIds }),
};
