import { PurgeCSS } from 'purgecss';
import { elementsIn, type Parent } from './tree';

/** Attributes that a style sheet asks for: scripts and browsers set them, so all of them count as there. */
const ATTRIBUTE = /\[([\w-]+)/g;
/** What could be a name in a script: all that a class of Tailwind may have in it. */
const SCRIPT_WORD = /[^\s"'`<>{}();,=?|]+/g;
/** PurgeCSS takes a `:where()` with nothing but `:not()` in it for one that selects nothing. */
const ONLY_NOT = /:where\((:not\([^()]*\))\)/g;
/** Elements that the script of somebody else puts into the page: the live chat. */
const FOREIGN = ['jdiv'];

/**
 * The style sheets of a page without what selects nothing on it. [DOC-01]
 *
 * @param css all of them, in their order
 * @param page what is shown; its words are split as HTML splits them, so no class is lost for a `:` in it
 * @param script the text of the script that the page carries, which may set classes of its own
 */
export async function reduceStyles(css: string, page: Parent, script: string): Promise<string> {
  const names = [...namesIn(page), ...(script.match(SCRIPT_WORD) ?? [])];
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: [...new Set(names)].join('\n'), extension: 'html' }],
    css: [{ raw: css.replace(ONLY_NOT, '$1') }],
    defaultExtractor: (text: string) => text.split('\n'),
    dynamicAttributes: [...new Set([...css.matchAll(ATTRIBUTE)].map(([, name = '']) => name))],
    keyframes: true,
    safelist: FOREIGN,
  });
  if (!result) throw new Error('The style sheets of the page could not be reduced');
  return withoutUnusedFonts(result.css);
}

/** The names that selectors can ask for. */
function* namesIn(page: Parent): Generator<string> {
  for (const { tagName, attrs } of elementsIn(page)) {
    yield tagName;
    for (const { name, value } of attrs) {
      yield name;
      if (name === 'class') yield* value.split(/\s+/);
      if (name === 'id') yield value;
    }
  }
}

const FONT_FACE = /@font-face\s*\{[^}]*\}/g;
const FAMILY = /font-family:\s*["']?([^"';}]+)/;

/** Without faces whose family nothing names: PurgeCSS does not see those that stand in a variable. */
function withoutUnusedFonts(css: string): string {
  const rest = css.replace(FONT_FACE, '');
  return css.replace(FONT_FACE, (face) => {
    const family = FAMILY.exec(face)?.[1]?.trim();
    return family !== undefined && rest.includes(family) ? face : '';
  });
}

/** Addresses in a style sheet that is to stand in a page: relative ones begin where the sheet was. */
export function withAbsoluteAddresses(css: string, sheet: string): string {
  return css.replace(/url\(\s*(["']?)([^"')]+)\1\s*\)/g, (whole, _quote, address: string) =>
    /^(?:[a-z]+:|\/|#)/i.test(address)
      ? whole
      : `url(${new URL(address, `http://x${sheet}`).pathname})`,
  );
}
