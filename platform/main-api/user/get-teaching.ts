import type { Verb } from '@/platform/main-api/context';
import { findTeaching } from './find-teaching';

export const getTeaching: Verb<'getTeaching'> = async (context) => {
  const { subjects } = (await findTeaching(context)) ?? { subjects: [] };
  const [first] = subjects;
  return { subject: first?.subjectId ?? null, grade: first?.grades[0] ?? null, subjects };
};
