import { Hono } from 'hono';
import { toServiceError } from '@/platform/kernel/errors';
import { describe, type ServiceApp, type ServiceVariables } from '@/platform/kernel/service';
import type { ServiceContext } from '@/platform/kernel/service-context';
import type { Diary } from '@/platform/diary/context';
import { misbehave } from '@/platform/partners/school/misbehave';
import { DiaryError } from '@/platform/diary/diary-error';
import { addLessonCalls } from './lesson-calls';
import { assertKey } from './read-request';
import { addUserCalls } from './user-calls';
import { addWorkCalls } from './work-calls';

export type Api = Hono<{ Variables: ServiceVariables }>;

/** The API for partners, which are known by a key and may make so many requests per second. */
export function addApi(app: ServiceApp, diary: Diary): void {
  const { env, control } = diary;
  const api: Api = new Hono();
  answerErrors(api);
  api.use(async (http, next) => {
    assertKey(http, env.DIARY_API_KEY);
    http.header('Cache-Control', 'no-store');
    const wait = control.take(env.DIARY_API_KEY);
    if (wait > 0) throw new DiaryError('quota_exceeded', 'Too many requests', wait);
    await next();
  });
  api.use(
    misbehave(control, (http, status) =>
      answer(http, new DiaryError(status === 500 ? 'internal' : 'unavailable')),
    ),
  );
  addUserCalls(api, diary);
  addLessonCalls(api, diary);
  addWorkCalls(api, diary);
  app.route('/api/v2', api);
  app.all('/api/*', (http) => answer(http, new DiaryError('not_found')));
}

/** Refusals in the form of this API, of which nothing else in the platform knows. */
export function answerErrors(api: Api): void {
  api.onError((error, http) => {
    if (error instanceof DiaryError) return answer(http, error);
    const isUnavailable = toServiceError(error).code === 'unavailable';
    http.get('log').error({ cause: describe(error) }, 'request failed');
    return answer(http, new DiaryError(isUnavailable ? 'unavailable' : 'internal'));
  });
}

function answer(http: ServiceContext, error: DiaryError): Response {
  const { code, message, status, retryAfterSeconds } = error;
  http.header('Cache-Control', 'no-store');
  if (retryAfterSeconds !== undefined) http.header('Retry-After', String(retryAfterSeconds));
  return http.json({ error: { code, message } }, status);
}
