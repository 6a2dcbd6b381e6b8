import { Hono } from 'hono';
import { z } from 'zod';
import { toServiceError } from '@/platform/kernel/errors';
import { describe, type ServiceApp, type ServiceVariables } from '@/platform/kernel/service';
import { formLimit } from '@/platform/openid/pages/form';
import { isForeignPost } from '@/platform/openid/protection/request-source';
import type { Partner } from '@/platform/partners/provider/partner';
import { mondayOf, moscowDay } from '@/platform/partners/school/moscow-time';
import { problemPage, type ProblemStatus } from '@/platform/partners/school/problem-page';
import { addSignIn, nobodyPage } from '@/platform/partners/school/sign-in';
import { Refusal, type Eljur } from './context';
import { addLesson } from './lesson-routes';
import { weeksPage } from './pages';
import { listLessons } from './school';
import { findVisitor, viewOf } from './visitor';

const DAYS = 14;

/** The pages of ЭлЖур, under the path of its issuer. */
export function addPages(app: ServiceApp, eljur: Eljur, partner: Partner): void {
  const { base, template, issuer } = partner;
  const pages = new Hono<{ Variables: ServiceVariables }>();
  pages.onError((error, http) => {
    const status = statusOf(error);
    if (status === 500) http.get('log').error({ cause: describe(error) }, 'page failed');
    return template.send(http, problemPage(partner, status), status);
  });
  for (const path of [`${base}/login`, `${base}/lesson/*`])
    pages.use(path, formLimit, async (http, next) => {
      const foreign = isForeignPost((name) => http.req.header(name), new URL(issuer).origin);
      if (http.req.method !== 'GET' && foreign) throw new Refusal(403, 'Foreign');
      await next();
    });
  // With the slash: the cookie of the session is not sent to the address without it.
  pages.get(`${base}/`, async (http) => {
    const visitor = await findVisitor(http, partner);
    if (!visitor) return template.send(http, nobodyPage(partner), 200);
    const from = mondayOf(moscowDay(new Date()));
    const { student, person } = visitor;
    const who = student ? { className: student.className } : { teacher: person.id };
    const lessons = listLessons({ from, count: DAYS }, who);
    const view = await viewOf(eljur, visitor, lessons);
    return template.send(http, template.page('Расписание', weeksPage(view, lessons)), 200);
  });
  addSignIn(pages, partner);
  addLesson(pages, eljur, partner);
  app.route('/', pages);
}

function statusOf(error: Error): ProblemStatus {
  if (error instanceof z.ZodError || toServiceError(error).code === 'payload_too_large') return 422;
  if (!(error instanceof Refusal)) return 500;
  return error.state === 403 || error.state === 404 ? error.state : 422;
}
