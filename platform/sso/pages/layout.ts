import { html, raw } from 'hono/html';
import { createHash } from 'node:crypto';
import { style } from './style';

export type Page = ReturnType<typeof html>;

const styleHash = createHash('sha256').update(style).digest('base64');
/** Made whole here, because a single space more would not match the hash. */
const styleElement = raw(`<style>${style}</style>`);

/**
 * Headers of every page of the SSO. No scripts at all; forms may lead back to the product, because
 * browsers check the redirects that follow a form as well.
 */
export function pageHeaders(publicOrigin: string): Record<string, string> {
  return {
    'Content-Security-Policy': [
      "default-src 'none'",
      `style-src 'sha256-${styleHash}'`,
      'img-src data:',
      `form-action 'self' ${publicOrigin}`,
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
    'Cache-Control': 'no-store',
    'Content-Language': 'ru',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
  };
}

/** A whole document around the content of one page. */
export function layout(publicOrigin: string, title: string, content: Page): Page {
  return html`<!doctype html>
    <html lang="ru">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} — Рабочие тетради</title>
        <link rel="icon" href="data:," />
        ${styleElement}
      </head>
      <body>
        <header>
          <a class="brand" href="${publicOrigin}/">Рабочие тетради</a>
          <span class="where">Единый вход</span>
        </header>
        <main>${content}</main>
      </body>
    </html>`;
}
