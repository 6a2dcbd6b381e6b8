import { html } from 'hono/html';
import type { Page } from '@/platform/openid/pages/page-template';
import { layout } from './layout';

type Shown = { id: string; recipient: string; subject: string; text: string; createdAt: Date };

const time = new Intl.DateTimeFormat('ru', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Europe/Moscow',
});

/** Where a letter is in a demo, which sends none. */
export const mailboxHint = (recipient?: string): Page => {
  const address = recipient ? `/mailbox?${new URLSearchParams({ to: recipient })}` : '/mailbox';
  return html`<p class="demo">
    Это демонстрация: письма не&nbsp;уходят, они лежат
    <a href="${address}">в&nbsp;почтовом ящике</a>.
  </p>`;
};

/** The letters of the demo, the newest first. */
export function mailboxPage(publicOrigin: string, letters: readonly Shown[]): Page {
  const content = html`
    <h1>Почтовый ящик</h1>
    <p class="lead">Письма демонстрации за&nbsp;последние сутки. Их&nbsp;никто не&nbsp;получает.</p>
    ${
      letters.length === 0
        ? html`<p>Писем пока нет. Они появятся после регистрации или&nbsp;сброса пароля.</p>`
        : letters.map(showLetter)
    }
  `;
  return layout(publicOrigin, 'Почтовый ящик', content);
}

function showLetter({ id, recipient, subject, text, createdAt }: Shown): Page {
  return html`<article class="letter" aria-labelledby="letter-${id}">
    <h2 id="letter-${id}">${subject}</h2>
    <p class="hint">
      ${recipient}, <time datetime="${createdAt.toISOString()}">${time.format(createdAt)}</time>
    </p>
    ${text
      .trim()
      .split('\n\n')
      .map((paragraph) => html`<p>${isAddress(paragraph) ? link(paragraph) : paragraph}</p>`)}
  </article>`;
}

const isAddress = (text: string) => /^https?:\/\/\S+$/.test(text);

const link = (address: string) => html`<a class="address" href="${address}">${address}</a>`;
