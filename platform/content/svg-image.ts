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
const TAG = /<(\/?)([A-Za-z][\w:.-]*)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/y;
const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const UNKNOWN_ENTITY = /&(?!(?:amp|lt|gt|quot|apos);)/;
const OUTSIDE_STYLE = /url\(\s*(?!['"]?#)|@import|javascript:|\\/i;

type Attributes = ReadonlyMap<string, string>;

/**
 * Reads an SVG that can do nothing but draw: a list of allowed elements, no handlers, nothing from
 * outside the file. Comments do not travel with the picture: an author may have written the answer there.
 */
export function readSvg(
  text: string,
): { drawing: Drawing; faults: [] } | { drawing: null; faults: SvgFault[] } {
  const blanked = blankComments(text);
  const faults: SvgFault[] = [];
  const root = walk(blanked, faults);
  const width = pixels(root?.get('width'));
  const height = pixels(root?.get('height'));
  if (root && (width === null || height === null))
    faults.push({ offset: 0, message: 'У <svg> нет width и height в пикселях' });
  if (root && root.get('xmlns') !== 'http://www.w3.org/2000/svg')
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

/** Goes through the tags, reports what is not allowed, and returns the attributes of the root. */
function walk(text: string, faults: SvgFault[]): Attributes | null {
  const open: string[] = [];
  let root: Attributes | null = null;
  let offset = 0;
  const refuse = (message: string) => faults.push({ offset, message });
  while (offset < text.length) {
    const next = text.indexOf('<', offset);
    const between = text.slice(offset, next < 0 ? text.length : next);
    if (UNKNOWN_ENTITY.test(between)) refuse('Символ & бывает только в &amp; &lt; &gt;');
    if (open.at(-1) === 'style' && OUTSIDE_STYLE.test(between)) refuse('Стиль ссылается наружу');
    if (open.length === 0 && between.trim() !== '') refuse('Текст вне <svg>');
    if (next < 0) break;
    offset = next;
    TAG.lastIndex = next;
    const tag = TAG.exec(text);
    if (!tag) {
      refuse('Тег не читается или не разрешён');
      return root;
    }
    const [whole, slash, name = '', rest = '', selfClosing] = tag;
    if (slash) {
      if (open.pop() !== name) refuse(`Лишний закрывающий тег </${name}>`);
    } else {
      const attributes = readAttributes(rest, refuse);
      if (!ELEMENTS.has(name)) refuse(`Элемент <${name}> не разрешён`);
      if (open.length === 0 && (root || name !== 'svg')) refuse('Корень файла — один <svg>');
      root ??= attributes;
      if (!selfClosing) open.push(name);
    }
    offset = next + whole.length;
  }
  if (open.length > 0) refuse(`Не закрыт тег <${open.at(-1)}>`);
  if (!root) refuse('В файле нет <svg>');
  return root;
}

function readAttributes(written: string, refuse: (message: string) => void): Attributes {
  const attributes = new Map<string, string>();
  for (const [, name = '', double, single] of written.matchAll(ATTRIBUTE)) {
    const value = double ?? single ?? '';
    if (attributes.has(name)) refuse(`Атрибут ${name} повторён`);
    if (/^on/i.test(name)) refuse(`Обработчик ${name} не разрешён`);
    if (/(^|:)(href|src)$/i.test(name) && !/^#[\w-]+$/.test(value))
      refuse(`Ссылка наружу: ${name}="${value}"`);
    if (UNKNOWN_ENTITY.test(value)) refuse('Символ & бывает только в &amp; &lt; &gt;');
    if (OUTSIDE_STYLE.test(value)) refuse(`Ссылка наружу: ${name}="${value}"`);
    attributes.set(name, value);
  }
  return attributes;
}

function pixels(length: string | undefined): number | null {
  const match = /^(\d{1,4}(?:\.\d+)?)(?:px)?$/.exec(length ?? '');
  const value = Math.round(Number(match?.[1] ?? 0));
  return value > 0 ? value : null;
}
