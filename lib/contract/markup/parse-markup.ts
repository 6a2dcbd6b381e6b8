import { tokenize, type Mark, type MarkupLeaf } from './tokens';

/**
 * A piece of a text in the markup of tasks; see `parseMarkup`. `display`: the formula stands on a line
 * of its own.
 */
export type MarkupSegment =
  | Exclude<MarkupLeaf, { kind: 'formula' }>
  | { kind: 'formula'; tex: string; display: boolean }
  | { kind: 'strong' | 'emphasis'; children: MarkupSegment[] };

/**
 * Reads the markup of tasks: `$…$` TeX, `**…**` strong, `_…_` emphasis, `{{id}}` a blank, a line break
 * as it is; `\$`, `\*`, `\_`, `\{` and `\\` are the signs themselves. What is not well-formed stays as
 * the text that it is. Never throws, never makes HTML.
 */
export function parseMarkup(source: string): MarkupSegment[] {
  return markDisplay(nest(source));
}

type Open = { mark: Mark; children: MarkupSegment[] };

/** Pairs the marks. Each sort is open at most once, so nothing nests deeper than two. */
function nest(source: string): MarkupSegment[] {
  const root: MarkupSegment[] = [];
  const open: Open[] = [];
  const target = () => open.at(-1)?.children ?? root;
  for (const { raw: _, ...token } of tokenize(source)) {
    if (token.kind !== 'mark') {
      append(target(), token.kind === 'formula' ? { ...token, display: false } : token);
      continue;
    }
    const depth = open.findIndex(({ mark: sign }) => sign === token.mark);
    const opened = open[depth];
    if (token.closes && opened && (opened.children.length > 0 || depth < open.length - 1)) {
      closeAbove(open, depth);
      open.pop();
      target().push({
        kind: token.mark === '**' ? 'strong' : 'emphasis',
        children: opened.children,
      });
    } else if (token.opens && !opened) open.push({ mark: token.mark, children: [] });
    else append(target(), text(token.mark));
  }
  closeAbove(open, -1);
  return root.concat(open.flatMap(({ mark: sign, children }) => [text(sign), ...children]));
}

const text = (value: string): MarkupSegment => ({ kind: 'text', text: value });

/** Neighbouring texts become one. */
function append(segments: MarkupSegment[], segment: MarkupSegment): void {
  const last = segments.at(-1);
  if (segment.kind === 'text' && last?.kind === 'text') last.text += segment.text;
  else segments.push(segment);
}

/** Turns the marks above `depth`, which nothing closed, back into text. */
function closeAbove(open: Open[], depth: number): void {
  while (open.length - 1 > Math.max(depth, 0)) {
    const unclosed = open.pop();
    const below = open.at(-1);
    if (unclosed && below) below.children.push(text(unclosed.mark), ...unclosed.children);
  }
}

function markDisplay(segments: MarkupSegment[]): MarkupSegment[] {
  const ends = (segment: MarkupSegment | undefined) =>
    segment === undefined || segment.kind === 'break';
  const visible = segments.filter(
    (segment) => segment.kind !== 'text' || segment.text.trim() !== '',
  );
  visible.forEach((segment, index) => {
    if (segment.kind === 'formula')
      segment.display = ends(visible[index - 1]) && ends(visible[index + 1]);
  });
  return segments;
}
