import { html } from 'hono/html';
import type { Page } from '@/platform/openid/pages/page-template';
import type { Partner } from '@/platform/partners/provider/partner';

const problems = {
  403: ['Эта страница не для вас', 'Этот урок ведёт другой учитель или посещает другой класс.'],
  404: ['Такой страницы нет', 'Проверьте адрес или вернитесь на главную.'],
  422: ['Не получилось', 'Проверьте, что вы указали, и попробуйте ещё раз.'],
  500: ['Дневник сейчас не работает', 'Попробуйте ещё раз через минуту.'],
} as const;
export type ProblemStatus = keyof typeof problems;

/** What a page of a diary says instead of its own content. */
export function problemPage({ template, base }: Partner, status: ProblemStatus): Page {
  const [title, text] = problems[status];
  const content = html`<h1>${title}</h1>
    <p class="lead">${text}</p>
    <div class="buttons"><a class="button" href="${base}/">На главную</a></div>`;
  return template.page(title, content);
}
