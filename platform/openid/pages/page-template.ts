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
  /** `mark` stands before the name, in place of a plain one. */
  brand: { name: string; href?: string; mark?: Page };
  /** A few words beside the brand. */
  where: string;
  accent?: Accent;
  /** Rules after those that all pages share. */
  ownStyle?: string;
  /** Whether the style names fonts of the service. */
  hasFonts?: boolean;
  /** A script for every page, which works without it too. */
  script?: string;
  /**
   * The origins to which a form may lead besides our own, because browsers check the redirects that
   * follow a form as well.
   */
  formTargets: readonly string[];
  /** Whether browsers are to come by https alone; over http they pass over it. */
  https?: boolean;
};

/** The frame of a service's pages: one stylesheet and at most one script, which the policy allows by hash. */
export function createPageTemplate(options: TemplateOptions): PageTemplate {
  const { brand, where, accent, ownStyle = '', script, https = false } = options;
  const style = styleOf(accent) + ownStyle;
  /** Made whole here, because a single space more would not match the hash. */
  const styleElement = raw(`<style>${style}</style>`);
  const scriptElement = script === undefined ? '' : raw(`<script>${script}</script>`);
  const headers = {
    ...headersFor({ ...options, style }),
    ...(https && { 'Strict-Transport-Security': 'max-age=31536000' }),
  };
  const brandClass = brand.mark ? 'brand marked' : 'brand';
  const name = brand.href
    ? html`<a class="${brandClass}" href="${brand.href}">${brand.mark ?? ''}${brand.name}</a>`
    : html`<span class="${brandClass}">${brand.mark ?? ''}${brand.name}</span>`;
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
          ${scriptElement}
        </body>
      </html>`;
  return {
    page,
    headers,
    send: async (context, content, status) => context.html(await content, status, headers),
  };
}

type Policed = Pick<TemplateOptions, 'formTargets' | 'hasFonts' | 'script'> & { style: string };

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function headersFor({ style, script, hasFonts, formTargets }: Policed): Record<string, string> {
  return {
    'Content-Security-Policy': [
      "default-src 'none'",
      `style-src ${hashOf(style)}`,
      ...(script === undefined ? [] : [`script-src ${hashOf(script)}`, "connect-src 'self'"]),
      ...(hasFonts ? ["font-src 'self'"] : []),
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
