import { z } from 'zod';
import { taskHashSchema } from '@/lib/contract/homework/homework';
import { studentProfileSchema } from '@/lib/contract/user/user';

/** What a student without an account says of themself. */
export const registerStudentSchema = studentProfileSchema.extend({
  /** Made by the browser once per visit of the form: sending it again registers nobody new. */
  idempotencyKey: z.uuid(),
  taskHash: taskHashSchema,
});
