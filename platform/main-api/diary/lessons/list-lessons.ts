import { callerOf, type Verb } from '@/platform/main-api/context';
import { getBinding } from '@/platform/main-api/diary/binding/own-binding';
import { fromDiary } from '@/platform/main-api/diary/binding/refusal-of';

/** The timetable of the caller in a diary. @throws ServiceError `diary_not_bound`, `unavailable` */
export const listLessons: Verb<'listLessons'> = async (context, { params, query }) => {
  const { db, diaries } = context;
  const { foreignId } = await getBinding(db, params.provider, callerOf(context).userId);
  return { lessons: await fromDiary(diaries[params.provider].listLessons(foreignId, query)) };
};
