import { call } from '@/app/_server/main-api';
import type { LessonStart } from '@/components/homework/builder/diary/use-lesson';
import { keptLesson } from '@/lib/session/diary/kept-link';

/**
 * The lesson of a diary for which the teacher creates homework, or null. A diary that does not say
 * which lesson it is stops nobody. [DIARY-04]
 */
export async function loadLesson(): Promise<LessonStart | null> {
  const kept = await keptLesson();
  if (!kept) return null;
  const { place, returnUrl } = kept;
  const { provider, lessonId } = place;
  const found = await call('getLesson', { params: { provider, lessonId } });
  return { place, returnUrl, lesson: found.ok ? found.value : found.error.code };
}
