import {
  createPageTemplate,
  type Page,
  type PageTemplate,
} from '@/platform/openid/pages/page-template';

const templates = new Map<string, PageTemplate>();

/** The paper of the SSO; forms may lead back to the product, and on to nobody else. */
export function sheetOf(publicOrigin: string): PageTemplate {
  const made = templates.get(publicOrigin);
  if (made) return made;
  const template = createPageTemplate({
    brand: { name: 'Рабочие тетради', href: `${publicOrigin}/` },
    where: 'Единый вход',
    formTargets: [publicOrigin],
    https: publicOrigin.startsWith('https:'),
  });
  templates.set(publicOrigin, template);
  return template;
}

/** Headers of every page of the SSO. */
export function pageHeaders(publicOrigin: string): Record<string, string> {
  return sheetOf(publicOrigin).headers;
}

/** A whole document around the content of one page. */
export function layout(publicOrigin: string, title: string, content: Page): Page {
  return sheetOf(publicOrigin).page(title, content);
}
