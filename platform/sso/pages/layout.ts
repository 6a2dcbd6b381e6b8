import { createSheet, type Page, type Sheet } from '@/platform/openid/pages/document';

const sheets = new Map<string, Sheet>();

/** The paper of the SSO; forms may lead back to the product, and on to nobody else. */
export function sheetOf(publicOrigin: string): Sheet {
  const made = sheets.get(publicOrigin);
  if (made) return made;
  const sheet = createSheet({
    brand: { name: 'Рабочие тетради', href: `${publicOrigin}/` },
    where: 'Единый вход',
    formTargets: [publicOrigin],
    https: publicOrigin.startsWith('https:'),
  });
  sheets.set(publicOrigin, sheet);
  return sheet;
}

/** Headers of every page of the SSO. */
export function pageHeaders(publicOrigin: string): Record<string, string> {
  return sheetOf(publicOrigin).headers;
}

/** A whole document around the content of one page. */
export function layout(publicOrigin: string, title: string, content: Page): Page {
  return sheetOf(publicOrigin).page(title, content);
}
