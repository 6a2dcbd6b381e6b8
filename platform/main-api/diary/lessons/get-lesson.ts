import { callerOf, type Verb } from '@/platform/main-api/context';
import { getBinding } from '@/platform/main-api/diary/binding/own-binding';
import { fromDiary } from '@/platform/main-api/diary/binding/refusal-of';

/**
 * A lesson of the caller in a diary.
 *
 * @throws ServiceError `diary_not_bound`, `not_found`, `forbidden` for that of another teacher,
 *   `unavailable`
 */
export const getLesson: Verb<'getLesson'> = async (context, { params }) => {
  const { db, diaries } = context;
  const { provider, lessonId } = params;
  const { foreignId } = await getBinding(db, provider, callerOf(context).userId);
  return fromDiary(diaries[provider].getLesson({ userId: foreignId, lessonId }));
};
