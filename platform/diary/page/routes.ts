import { Hono } from 'hono';
import type { Diary } from '@/platform/diary/context';
import { DiaryError } from '@/platform/diary/diary-error';
import type { PersonRow } from '@/platform/diary/lesson/find-lesson';
import { findSignedIn } from '@/platform/diary/session/session';
import { errorTable } from '@/lib/contract/call/errors';
import { toServiceError } from '@/platform/kernel/errors';
import { describe, type ServiceApp, type ServiceVariables } from '@/platform/kernel/service';
import type { ServiceContext } from '@/platform/kernel/service-context';
import { formLimit } from '@/platform/openid/pages/form';
import { isForeignPost } from '@/platform/openid/protection/request-source';
import type { Partner } from '@/platform/partners/provider/partner';
import { problemPage, type ProblemStatus } from '@/platform/partners/school/problem-page';
import { addControlPage } from './control-routes';
import { addHomePages } from './home-routes';
import { addLessonPages } from './lesson-routes';

export type Pages = Hono<{ Variables: ServiceVariables }>;
/** What the pages work with. */
export type Site = {
  diary: Diary;
  partner: Partner;
  /** Who is signed in; null for nobody. */
  find(http: ServiceContext): Promise<PersonRow | null>;
};

/** The pages of the diary, which need no scripts. */
export function addPages(app: ServiceApp, diary: Diary, partner: Partner): void {
  const { template, issuer } = partner;
  const site = {
    diary,
    partner,
    find: (http: ServiceContext) => findSignedIn(http, diary, partner),
  };
  const pages: Pages = new Hono();
  pages.onError((error, http) => {
    const status = statusOf(error);
    if (status === 500) http.get('log').error({ cause: describe(error) }, 'page failed');
    return template.send(http, problemPage(partner, status), status);
  });
  for (const path of ['/login', '/lesson/*', '/control'])
    pages.use(path, formLimit, async (http, next) => {
      const foreign = isForeignPost((name) => http.req.header(name), new URL(issuer).origin);
      if (http.req.method !== 'GET' && foreign) throw new DiaryError('forbidden');
      await next();
    });
  addHomePages(pages, site);
  addLessonPages(pages, site);
  addControlPage(pages, site);
  app.route('/', pages);
}

function statusOf(error: Error): ProblemStatus {
  const status =
    error instanceof DiaryError ? error.status : errorTable[toServiceError(error).code].status;
  if (status >= 500) return 500;
  return status === 403 || status === 404 ? status : 422;
}
