import type { Diary } from '@/platform/diary/context';
import { DiaryError } from '@/platform/diary/diary-error';
import { getLesson, getPerson, toLesson } from '@/platform/diary/lesson/find-lesson';
import { parse } from './read-request';
import type { Api } from './router';
import { idSchema, userQuery } from './schemas';

export function addLessonCalls(api: Api, { db }: Diary): void {
  api.get('/lessons/:lessonId', async (http) => {
    const { userId } = parse(userQuery, http.req.query());
    const row = await getLesson(db, parse(idSchema, http.req.param('lessonId')));
    const { role, groupId } = await getPerson(db, userId);
    const isOwn =
      role === 'teacher' ? row.teacherId === userId : role === 'student' && row.groupId === groupId;
    if (!isOwn) throw new DiaryError('forbidden', 'Not a lesson of this user');
    if (row.isCancelled) throw new DiaryError('lesson_not_found', 'The lesson was cancelled');
    return http.json(toLesson(row));
  });
}
