import { diaryProviders, type DiaryProvider } from '@/lib/contract/diary/diary';
import { DiaryError, type DiaryAdapter } from '@/platform/main-api/diary/adapters/adapter';
import type { DiaryAdapters } from '@/platform/main-api/diary/adapters/adapters';

export type DiaryCall = Exclude<keyof DiaryAdapter, 'provider'>;
/** How a call of a diary ended; `error`: by a fault of ours. */
export type CallOutcome = 'ok' | 'error' | DiaryError['why'];
export type CountCall = (provider: DiaryProvider, call: DiaryCall, outcome: CallOutcome) => void;

/** The same diaries, whose calls are counted. */
export function countCalls(diaries: DiaryAdapters, count: CountCall): DiaryAdapters {
  const counted = diaryProviders.map((provider) => [provider, counting(diaries[provider], count)]);
  return Object.fromEntries(counted) as DiaryAdapters;
}

function counting(diary: DiaryAdapter, count: CountCall): DiaryAdapter {
  const { provider } = diary;
  const counted =
    <Args extends unknown[], Value>(call: DiaryCall, make: (...args: Args) => Promise<Value>) =>
    async (...args: Args): Promise<Value> => {
      try {
        const value = await make(...args);
        count(provider, call, 'ok');
        return value;
      } catch (error) {
        count(provider, call, error instanceof DiaryError ? error.why : 'error');
        throw error;
      }
    };
  return {
    provider,
    exchangeToken: counted('exchangeToken', diary.exchangeToken),
    listLessons: counted('listLessons', diary.listLessons),
    getLesson: counted('getLesson', diary.getLesson),
    putWork: counted('putWork', diary.putWork),
    deleteWork: counted('deleteWork', diary.deleteWork),
    putMark: counted('putMark', diary.putMark),
    unbind: counted('unbind', diary.unbind),
  };
}
