import { formulaText } from './markup-tex';
import { tokenize, type Mark, type MarkupLeaf, type Token } from './markup-tokens';

/** A piece of a text in the markup of tasks; see `parseMarkup`. */
export type MarkupSegment = MarkupLeaf | { kind: 'strong' | 'emphasis'; children: MarkupSegment[] };

/**
 * Reads the markup of tasks: `$…$` TeX, `**…**` strong, `_…_` emphasis, `{{id}}` a blank, a line break
 * as it is; `\$`, `\*`, `\_` and `\{` are the signs themselves. What is not well-formed stays as the
 * text that it is. Never throws, never makes HTML.
 */
export function parseMarkup(source: string): MarkupSegment[] {
  return markDisplay(nest(tokenize(source)));
}

/** The text without its markup: for labels and announcements. A blank is «…», a formula one line of signs. */
export function plainText(source: string): string {
  const flatten = (segments: MarkupSegment[]): string =>
    segments
      .map((segment) => {
        switch (segment.kind) {
          case 'text':
            return segment.text;
          case 'break':
            return ' ';
          case 'formula':
            return formulaText(segment.tex);
          case 'blank':
            return '…';
          default:
            return flatten(segment.children);
        }
      })
      .join('');
  return flatten(parseMarkup(source));
}

type Open = { mark: Mark; children: MarkupSegment[] };

/** Pairs the marks. Each sort is open at most once, so nothing nests deeper than two. */
function nest(tokens: Token[]): MarkupSegment[] {
  const root: MarkupSegment[] = [];
  const open: Open[] = [];
  const target = () => open.at(-1)?.children ?? root;
  for (const token of tokens) {
    if (token.kind !== 'mark') {
      target().push(token);
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
    else target().push({ kind: 'text', text: token.mark });
  }
  closeAbove(open, -1);
  return root.concat(open.flatMap(({ mark: sign, children }) => [text(sign), ...children]));
}

const text = (value: string): MarkupSegment => ({ kind: 'text', text: value });

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
