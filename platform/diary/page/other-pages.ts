import { html } from 'hono/html';
import type { PersonRow } from '@/platform/diary/lesson/find-lesson';
import type { Page, PageTemplate } from '@/platform/openid/pages/page-template';
import { signInForm, type SignInProblem } from '@/platform/openid/pages/sign-in-form';
import { whoLine } from './parts';

type SignIn = { next: string; login: string; problem?: SignInProblem };

/** @param given.next the path of ours at which the person goes on */
export function signInPage(template: PageTemplate, { next, login, problem }: SignIn): Page {
  const content = html`<h1>Вход в дневник</h1>
    ${signInForm({ action: `/login?next=${encodeURIComponent(next)}`, login, problem })}`;
  return template.page(problem === undefined ? 'Вход' : 'Ошибка: вход', content);
}

/** Home of who is not signed in. */
export function nobodyPage(template: PageTemplate, publicOrigin: string): Page {
  const content = html`<h1>Вы не вошли</h1>
    <p class="lead">Войдите, чтобы увидеть расписание, задания и отметки.</p>
    <div class="buttons">
      <a class="button" href="/login">Войти в дневник</a>
      <a class="button plain" href="${publicOrigin}/login">К рабочим тетрадям</a>
    </div>`;
  return template.page('Вы не вошли', content);
}

/** Home of those who neither teach nor learn. */
export function staffPage(template: PageTemplate, person: PersonRow): Page {
  const content = html`${whoLine(person)}
    <h1>Дневник</h1>
    <p>У сотрудников школы в этой учебной копии нет своих страниц.</p>`;
  return template.page('Дневник', content);
}

const problems = {
  403: ['Эта страница не для вас', 'Этот урок ведёт другой учитель или посещает другой класс.'],
  404: ['Такой страницы нет', 'Проверьте адрес или вернитесь на главную.'],
  422: ['Не получилось', 'Проверьте, что вы указали, и попробуйте ещё раз.'],
  500: ['Дневник сейчас не работает', 'Попробуйте ещё раз через минуту.'],
} as const;
export type ProblemStatus = keyof typeof problems;

export function problemPage(template: PageTemplate, status: ProblemStatus): Page {
  const [title, text] = problems[status];
  const content = html`<h1>${title}</h1>
    <p class="lead">${text}</p>
    <div class="buttons"><a class="button" href="/">На главную</a></div>`;
  return template.page(title, content);
}
