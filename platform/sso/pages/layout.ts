import {
  createPageTemplate,
  type Page,
  type PageTemplate,
} from '@/platform/openid/pages/page-template';
import { logoMark } from '@/platform/openid/pages/logo';
import { passkeyScript } from '@/platform/openid/pages/passkey-script';
import { revealPassword } from '@/platform/openid/pages/reveal-password';
import { fontFaces } from './fonts';

/** What the box «Чужой компьютер» of the sign-in page changes. */
const SHARED_STYLE = `
.shared-hint { margin-top: 0 }
.ways-shared, main:has(#shared:checked) .ways-own { display: none }
main:has(#shared:checked) .ways-shared { display: grid }
`;

const templates = new Map<string, PageTemplate>();

/** The template of the SSO's pages; their forms may be sent to the SSO and redirected to the product. */
export function templateOf(publicOrigin: string): PageTemplate {
  const made = templates.get(publicOrigin);
  if (made) return made;
  const template = createPageTemplate({
    brand: { name: 'Рабочие тетради', href: `${publicOrigin}/`, mark: logoMark() },
    where: 'Единый вход',
    ownStyle: fontFaces + SHARED_STYLE,
    hasFonts: true,
    script: revealPassword + passkeyScript,
    formTargets: [publicOrigin],
    https: publicOrigin.startsWith('https:'),
  });
  templates.set(publicOrigin, template);
  return template;
}

/** Headers of every page of the SSO. */
export function pageHeaders(publicOrigin: string): Record<string, string> {
  return templateOf(publicOrigin).headers;
}

/** A whole document around the content of one page. */
export function layout(publicOrigin: string, title: string, content: Page): Page {
  return templateOf(publicOrigin).page(title, content);
}
