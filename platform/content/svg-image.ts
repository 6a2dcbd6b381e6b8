import { SaxesParser, type SaxesTagPlain } from 'saxes';
import type { TaskImage } from '@/lib/contract/tasks/tasks';

export type Drawing = Pick<TaskImage, 'src' | 'width' | 'height'>;
/** `offset` is the place in the text. */
type SvgFault = { offset: number; message: string };

const ELEMENTS = new Set(
  (
    'svg g defs symbol use title desc style path rect circle ellipse line polyline polygon ' +
    'text tspan textPath linearGradient radialGradient stop pattern marker clipPath mask'
  ).split(' '),
);
const SVG = 'http://www.w3.org/2000/svg';
const UNKNOWN_ENTITY = /&(?!(?:amp|lt|gt|quot|apos);)/g;
const OUTSIDE_STYLE = /url\(\s*(?!['"]?#)|@import|javascript:|\\/i;

/** What the XML parser says, in the words of who draws; anything else is a tag that is not one. */
const XML_FAULTS: readonly (readonly [RegExp, string])[] = [
  [/^duplicate attribute: (.*)\.$/, 'Атрибут $1 повторён'],
  [/^unclosed tag: (.*)$/, 'Не закрыт тег <$1>'],
  [/^unexpected close tag\.$/, 'Лишний закрывающий тег или не закрыт тег перед ним'],
  [/^documents may contain only one root\.$/, 'Корень файла — один <svg>'],
  [/^document must contain a root element\.$/, 'В файле нет <svg>'],
  [/^text data outside of root node\.$/, 'Текст вне <svg>'],
  [/^.*$/s, 'Тег не читается или не разрешён'],
];

type Attributes = Readonly<Record<string, string>>;

/**
 * Reads an SVG that can do nothing but draw: a list of allowed elements, no handlers, nothing from
 * outside the file. Comments do not travel with the picture: an author may have written the answer there.
 */
export function readSvg(
  text: string,
): { drawing: Drawing; faults: [] } | { drawing: null; faults: SvgFault[] } {
  const blanked = blankComments(text);
  const faults: SvgFault[] = Array.from(blanked.matchAll(UNKNOWN_ENTITY), ({ index }) => ({
    offset: index,
    message: 'Символ & бывает только в &amp; &lt; &gt;',
  }));
  const root = walk(blanked, faults);
  const width = pixels(root?.width);
  const height = pixels(root?.height);
  if (root && (width === null || height === null))
    faults.push({ offset: 0, message: 'У <svg> нет width и height в пикселях' });
  if (root && root.xmlns !== SVG)
    faults.push({ offset: 0, message: 'У <svg> нет xmlns="http://www.w3.org/2000/svg"' });
  if (faults.length > 0 || width === null || height === null) return { drawing: null, faults };
  const compact = blanked.replace(/\s*\n\s*/g, '\n').trim();
  const src = `data:image/svg+xml;base64,${Buffer.from(compact).toString('base64')}`;
  return { drawing: { src, width, height }, faults: [] };
}

/** Blanks out comments and the XML declaration, so that offsets and lines stay. */
function blankComments(text: string): string {
  return text
    .replace(/^\uFEFF/, ' ')
    .replace(/^\s*<\?xml[^>]*\?>|<!--[\s\S]*?-->/g, (found) => found.replace(/[^\n]/g, ' '));
}

/** Parses the file, reports what is not allowed, and returns the attributes of the root. */
function walk(text: string, faults: SvgFault[]): Attributes | null {
  const parser = new SaxesParser();
  const open: string[] = [];
  let root: Attributes | null = null;
  const refuse = (message: string) => {
    // Of a tag the parser reports the end.
    faults.push({ offset: Math.max(0, text.lastIndexOf('<', parser.position - 1)), message });
  };
  parser.on('opentag', ({ name, attributes }: SaxesTagPlain) => {
    if (open.length === 0 && name !== 'svg') refuse('Корень файла — один <svg>');
    if (!ELEMENTS.has(name)) refuse(`Элемент <${name}> не разрешён`);
    // A browser joins the texts around it to one style sheet.
    if (open.at(-1) === 'style') refuse('Внутри <style> бывает только текст');
    for (const [attribute, value] of Object.entries(attributes))
      checkAttribute(attribute, value, refuse);
    if (open.length > 0 && 'xmlns' in attributes) refuse('xmlns бывает только у корня');
    root ??= attributes;
    open.push(name);
  });
  parser.on('closetag', () => open.pop());
  parser.on('text', (between) => {
    if (open.at(-1) === 'style' && OUTSIDE_STYLE.test(between)) refuse('Стиль ссылается наружу');
  });
  for (const event of ['cdata', 'doctype', 'processinginstruction'] as const)
    parser.on(event, () => refuse('Тег не читается или не разрешён'));
  // Without a handler for errors the first one is thrown: nothing after it is of interest.
  try {
    parser.write(text).close();
  } catch (error) {
    refuse(describe(error));
  }
  return root;
}

function describe(error: unknown): string {
  const said = (error instanceof Error ? error.message : '').replace(/^\d+:\d+: /, '');
  const [pattern = /$/, words = ''] = XML_FAULTS.find(([known]) => known.test(said)) ?? [];
  return said.replace(pattern, words);
}

function checkAttribute(name: string, value: string, refuse: (message: string) => void): void {
  if (/^on/i.test(name)) refuse(`Обработчик ${name} не разрешён`);
  const isLink = /(^|:)(href|src)$/i.test(name);
  if ((isLink && !/^#[\w-]+$/.test(value)) || OUTSIDE_STYLE.test(value))
    refuse(`Ссылка наружу: ${name}="${value}"`);
}

function pixels(length: string | undefined): number | null {
  const match = /^(\d{1,4}(?:\.\d+)?)(?:px)?$/.exec(length ?? '');
  const value = Math.round(Number(match?.[1] ?? 0));
  return value > 0 ? value : null;
}
