import { DiaryError } from '@/platform/main-api/diary/adapters/adapter';
import type { DiaryAdapters } from '@/platform/main-api/diary/adapters/adapters';
import { countCalls } from './count-calls';

const lesson = { userId: '1', lessonId: '2' };
const work = { ...lesson, externalId: 'a', sequence: 1 };

test('[DIARY-06] every call is counted with its diary and how it ended, and answers as before', async () => {
  const counted: unknown[] = [];
  const fail = new DiaryError('refused', 'PUT: 403');
  const fault = new TypeError('Ours');
  const dnevnik = {
    provider: 'dnevnik',
    exchangeToken: async () => 'person',
    listLessons: async (...args: unknown[]) => args,
    getLesson: async () => 'lesson',
    putWork: () => Promise.reject(fail),
    deleteWork: () => Promise.reject(fault),
    putMark: async () => undefined,
    unbind: async () => undefined,
  };
  const diaries = { dnevnik, eljur: { ...dnevnik, provider: 'eljur' } } as unknown as DiaryAdapters;
  const both = countCalls(diaries, (...one) => counted.push(one));
  const days = { from: '2026-11-23', to: '2026-11-24' };
  expect(await both.dnevnik.listLessons('1', days)).toEqual(['1', days]);
  expect(await both.eljur.getLesson(lesson)).toBe('lesson');
  await expect(both.dnevnik.putWork(work, {} as never)).rejects.toBe(fail);
  await expect(both.dnevnik.deleteWork(work)).rejects.toBe(fault);
  await both.eljur.exchangeToken({ token: 't', state: 's', key: 'k' });
  await both.eljur.putMark(work, { studentId: '3', mode: 'grade', value: 5 });
  await both.eljur.unbind('1');
  expect(counted).toEqual([
    ['dnevnik', 'listLessons', 'ok'],
    ['eljur', 'getLesson', 'ok'],
    ['dnevnik', 'putWork', 'refused'],
    ['dnevnik', 'deleteWork', 'error'],
    ['eljur', 'exchangeToken', 'ok'],
    ['eljur', 'putMark', 'ok'],
    ['eljur', 'unbind', 'ok'],
  ]);
});
