import { Hono } from 'hono';
import { z } from 'zod';
import type { Api } from '@/platform/diary/api/router';
import { answerErrors } from '@/platform/diary/api/router';
import { assertKey, parse, readBodyOf } from '@/platform/diary/api/read-request';
import { externalIdSchema, idSchema, markValueSchema } from '@/platform/diary/api/schemas';
import { createBindToken } from '@/platform/diary/session/bind-token';
import type { Diary } from '@/platform/diary/context';
import { settingsSchema } from '@/platform/partners/school/control';
import { cancelLesson, moveLesson, placeSchema } from '@/platform/diary/lesson/change-lesson';
import { getLesson, getPerson, toLesson } from '@/platform/diary/lesson/find-lesson';
import { assertMarkable } from '@/platform/diary/work/markable';
import { setMarkByHand, toMark } from '@/platform/diary/work/marks';
import type { ServiceApp } from '@/platform/kernel/service';
import { createLesson, createPeople, lessonBody, peopleBody } from './create';
import { describeLesson, describePerson } from './look';

const tokenBody = z.object({
  userId: idSchema,
  goodForSeconds: z.number().int().min(-3_600).max(3_600).default(600),
});
const handBody = z.object({ value: markValueSchema.nullable() });

/** What tests and operators do with the key of the API: a school of their own, marks, control. */
export function addOperatorCalls(app: ServiceApp, diary: Diary): void {
  const { env, db, control } = diary;
  const api: Api = new Hono();
  answerErrors(api);
  api.use(async (http, next) => {
    assertKey(http, env.DIARY_API_KEY);
    http.header('Cache-Control', 'no-store');
    await next();
  });
  api.get('/control', (http) => http.json(control.settings()));
  api.put('/control', async (http) => {
    control.change(await readBodyOf(http, settingsSchema));
    return http.json(control.settings());
  });
  api.post('/people', async (http) =>
    http.json(await createPeople(db, await readBodyOf(http, peopleBody)), 201),
  );
  api.get('/people/:id', async (http) =>
    http.json(await describePerson(db, parse(idSchema, http.req.param('id')))),
  );
  api.post('/bind-tokens', async (http) => {
    const { userId, goodForSeconds } = await readBodyOf(http, tokenBody);
    await getPerson(db, userId);
    return http.json(await createBindToken(db, userId, goodForSeconds * 1_000), 201);
  });
  addLessons(api, diary);
  app.route('/operator', api);
}

function addLessons(api: Api, diary: Diary): void {
  const { db } = diary;
  const idOf = (id: string) => parse(idSchema, id);
  api.post('/lessons', async (http) =>
    http.json(toLesson(await createLesson(db, await readBodyOf(http, lessonBody))), 201),
  );
  api.get('/lessons/:id', async (http) =>
    http.json(await describeLesson(db, idOf(http.req.param('id')))),
  );
  api.post('/lessons/:id/move', async (http) => {
    const { id } = await getLesson(db, idOf(http.req.param('id')));
    return http.json(toLesson(await moveLesson(diary, id, await readBodyOf(http, placeSchema))));
  });
  api.post('/lessons/:id/cancel', async (http) => {
    const { id } = await getLesson(db, idOf(http.req.param('id')));
    return http.json(toLesson(await cancelLesson(diary, id)));
  });
  api.put('/lessons/:id/works/:externalId/marks/:studentId', async (http) => {
    const lesson = await getLesson(db, idOf(http.req.param('id')));
    const key = {
      lessonId: lesson.id,
      externalId: parse(externalIdSchema, http.req.param('externalId')),
      studentId: idOf(http.req.param('studentId')),
    };
    const { value } = await readBodyOf(http, handBody);
    await assertMarkable(db, lesson, key);
    return http.json({ mark: toMark(await setMarkByHand(diary, key, value)) });
  });
}
