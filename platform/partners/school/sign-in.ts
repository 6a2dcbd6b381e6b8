import type { Hono } from 'hono';
import { html } from 'hono/html';
import type { ServiceVariables } from '@/platform/kernel/service';
import { networkOf, type ServiceContext } from '@/platform/kernel/service-context';
import { readForm, textOf } from '@/platform/openid/pages/form';
import type { Page } from '@/platform/openid/pages/page-template';
import { signInForm, type SignInProblem } from '@/platform/openid/pages/sign-in-form';
import { normalizeLogin } from '@/platform/openid/protection/normalize-login';
import { attemptSignIn } from '@/platform/openid/protection/sign-in-attempt';
import type { Partner } from '@/platform/partners/provider/partner';
import { startSession } from './start-session';

type Pages = Hono<{ Variables: ServiceVariables }>;

/** Where people sign in at a diary itself: `/login` under its address, and on to the page they came for. */
export function addSignIn(pages: Pages, partner: Partner): void {
  const { template, base } = partner;
  pages.get(`${base}/login`, (http) =>
    template.send(http, signInPage(partner, { next: nextOf(http, base), login: '' }), 200),
  );
  pages.post(`${base}/login`, (http) => submitSignIn(http, partner));
}

/** Home of who is not signed in. */
export function nobodyPage({ template, publicOrigin, base }: Partner): Page {
  const content = html`<h1>Вы не вошли</h1>
    <p class="lead">Войдите, чтобы увидеть расписание, задания и отметки.</p>
    <div class="buttons">
      <a class="button" href="${base}/login">Войти в дневник</a>
      <a class="button plain" href="${publicOrigin}/login">К рабочим тетрадям</a>
    </div>`;
  return template.page('Вы не вошли', content);
}

type SignIn = { next: string; login: string; problem?: SignInProblem };

function signInPage({ template, base }: Partner, { next, login, problem }: SignIn): Page {
  const action = `${base}/login?next=${encodeURIComponent(next)}`;
  const content = html`<h1>Вход в дневник</h1>
    ${signInForm({ action, login, problem })}`;
  return template.page(problem === undefined ? 'Вход' : 'Ошибка: вход', content);
}

/** The page of the diary at which the person goes on after signing in. */
function nextOf(http: ServiceContext, base: string): string {
  const next = http.req.query('next') ?? '';
  const isLesson = next.startsWith(base) && /^\/lesson\/\d{1,20}$/.test(next.slice(base.length));
  return isLesson ? next : `${base}/`;
}

async function submitSignIn(http: ServiceContext, partner: Partner): Promise<Response> {
  const { template, counts, accounts, base } = partner;
  const body = await readForm(http);
  const [login, password] = [textOf(body.login), textOf(body.password)];
  const next = nextOf(http, base);
  const again = (problem: SignInProblem, status: 422 | 429) =>
    template.send(http, signInPage(partner, { next, login, problem }), status);
  if (login.trim() === '' || password === '') return again('empty', 422);
  const who = { network: networkOf(http), login: normalizeLogin(login) };
  const outcome = await attemptSignIn(counts, who, async () =>
    accounts.findByPassword(login, password),
  );
  if ('person' in outcome) {
    await startSession(http, partner, outcome.person);
    return http.redirect(next, 303);
  }
  if (outcome.refused === 'wrong') return again('wrong', 422);
  http.header('Retry-After', String(outcome.refused.waitSeconds));
  return again(outcome.refused, 429);
}
