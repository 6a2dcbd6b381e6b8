import { html } from 'hono/html';
import type { Settings } from '@/platform/partners/school/control';
import { alert } from '@/platform/openid/pages/field';
import type { Page, PageTemplate } from '@/platform/openid/pages/page-template';

const labels: Record<keyof Settings, string> = {
  slowMs: 'Каждый ответ позже на, мс',
  shuffleMs: 'Случайная задержка до (запросы и сообщения обгоняют друг друга), мс',
  failing: 'Отказы: ничего не сделано, %',
  failStatus: 'Статус отказа: 500 или 503',
  askToWaitSeconds: 'При отказе просит подождать, с (0 — не просит)',
  failingAfter: 'Сделано, но ответ 500, %',
  losing: 'Сделано, но соединение оборвано, %',
  forgetting: 'Задание подтверждено и забыто, %',
  html: 'Страница вместо JSON, %',
  endless: 'Ответ без конца, %',
  doubling: 'Сообщения партнёру дважды, %',
  quota: 'Квота: запросов в секунду',
};

type State = { settings: Settings; isDone?: boolean; problem?: string };

/** Where testers make the API misbehave. */
export function controlPage(template: PageTemplate, { settings, isDone, problem }: State): Page {
  const content = html`<h1 class="wide">Управление API</h1>
    <p class="lead">Для проверки партнёров: как дневник отвечает на их запросы.</p>
    ${alert(problem)} ${isDone ? html`<p class="done" role="status">Сохранено.</p>` : ''}
    <form method="post" action="/control">
      <div class="fields">
        ${(Object.keys(labels) as (keyof Settings)[]).map(
          (name) =>
            html`<div>
              <label class="name" for="${name}">${labels[name]}</label>
              <input
                id="${name}"
                name="${name}"
                type="number"
                min="0"
                value="${settings[name]}"
                required
              />
            </div>`,
        )}
        <div>
          <label class="name" for="key">Ключ API</label>
          <input id="key" name="key" type="password" autocomplete="off" required />
        </div>
      </div>
      <div class="buttons">
        <button>Сохранить</button>
        <button class="plain" name="reset" value="1">Отвечать как обычно</button>
      </div>
    </form>`;
  return template.page('Управление API', content);
}
