import { html, raw } from 'hono/html';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { createHash } from 'node:crypto';
import type { Accent } from '@/lib/contract/auth/external-providers';
import type { ServiceContext } from '@/platform/kernel/service-context';
import { styleOf } from './style';

export type Page = ReturnType<typeof html>;

/** What the pages of one service have in common. */
export type PageTemplate = {
  /** A whole document around the content of one page. */
  page(title: string, content: Page): Page;
  /** Headers of every page. */
  headers: Record<string, string>;
  /** Answers with a page and the headers that belong to it. */
  send(context: ServiceContext, page: Page, status: ContentfulStatusCode): Promise<Response>;
};

type TemplateOptions = {
  brand: { name: string; href?: string };
  /** A few words beside the brand. */
  where: string;
  accent?: Accent;
  /** Rules after those that all pages share. */
  ownStyle?: string;
  /**
   * The origins to which a form may lead besides our own, because browsers check the redirects that
   * follow a form as well.
   */
  formTargets: readonly string[];
  /** Whether browsers are to come by https alone; over http they pass over it. */
  https?: boolean;
};

/** The frame of a service's pages: no scripts, and one stylesheet that the policy allows by hash. */
export function createPageTemplate(options: TemplateOptions): PageTemplate {
  const { brand, where, accent, ownStyle = '', formTargets, https = false } = options;
  const style = styleOf(accent) + ownStyle;
  /** Made whole here, because a single space more would not match the hash. */
  const styleElement = raw(`<style>${style}</style>`);
  const headers = {
    ...headersFor(style, formTargets),
    ...(https && { 'Strict-Transport-Security': 'max-age=31536000' }),
  };
  const name = brand.href
    ? html`<a class="brand" href="${brand.href}">${brand.name}</a>`
    : html`<span class="brand">${brand.name}</span>`;
  const page = (title: string, content: Page) =>
    html`<!doctype html>
      <html lang="ru">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="robots" content="noindex" />
          <title>${title} — ${brand.name}</title>
          <link rel="icon" href="data:," />
          ${styleElement}
        </head>
        <body>
          <header>${name} <span class="where">${where}</span></header>
          <main>${content}</main>
        </body>
      </html>`;
  return {
    page,
    headers,
    send: async (context, content, status) => context.html(await content, status, headers),
  };
}

function headersFor(style: string, formTargets: readonly string[]): Record<string, string> {
  const hash = createHash('sha256').update(style).digest('base64');
  return {
    'Content-Security-Policy': [
      "default-src 'none'",
      `style-src 'sha256-${hash}'`,
      'img-src data:',
      `form-action ${["'self'", ...formTargets].join(' ')}`,
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
    'Cache-Control': 'no-store',
    'Content-Language': 'ru',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
  };
}
