import type { Verb } from '@/platform/main-api/context';
import { findTeaching } from './find-teaching';

export const isTeachingSaved: Verb<'isTeachingSaved'> = async (context) => ({
  saved: (await findTeaching(context)) !== null,
});
