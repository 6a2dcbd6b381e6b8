import { z } from 'zod';
import { findSubject } from './subjects';

export const subjectIdSchema = z
  .number()
  .int()
  .refine((id) => findSubject(id) !== null, 'Unknown subject');
export const gradeSchema = z.number().int().min(1).max(11);
