import { eq } from 'drizzle-orm';
import { exchangeBindToken } from '@/platform/diary/session/bind-token';
import type { Diary } from '@/platform/diary/context';
import { getPerson, listLessons, toLesson } from '@/platform/diary/lesson/find-lesson';
import { binding } from '@/platform/diary/schema';
import { parse, readBodyOf } from './read-request';
import type { Api } from './router';
import { exchangeBody, idempotencyKeySchema, idSchema, rangeQuery } from './schemas';

/** Who somebody is, what they teach or learn, and that they are not connected any more. */
export function addUserCalls(api: Api, { db }: Diary): void {
  api.post('/bind-tokens/exchange', async (http) => {
    const key = parse(idempotencyKeySchema, http.req.header('idempotency-key')) ?? null;
    const { token, state } = await readBodyOf(http, exchangeBody);
    return http.json(await exchangeBindToken(db, { token, state, key }));
  });
  api.get('/users/:userId/lessons', async (http) => {
    const person = await getPerson(db, parse(idSchema, http.req.param('userId')));
    const rows = await listLessons(db, person, parse(rangeQuery, http.req.query()));
    return http.json({ lessons: rows.filter((row) => !row.isCancelled).map(toLesson) });
  });
  api.delete('/bindings/:userId', async (http) => {
    const userId = parse(idSchema, http.req.param('userId'));
    await db.delete(binding).where(eq(binding.personId, userId));
    return http.body(null, 204);
  });
}
