/** A piece of a text in the markup of tasks; see `parseMarkup`. */
export type MarkupSegment =
  | { kind: 'text'; text: string }
  | { kind: 'break' }
  /** `display`: the formula stands on a line of its own. */
  | { kind: 'formula'; tex: string; display: boolean }
  | { kind: 'blank'; id: string }
  | { kind: 'strong' | 'emphasis'; children: MarkupSegment[] };

type Mark = '**' | '_';
type Token = Exclude<MarkupSegment, { children: MarkupSegment[] }> | MarkToken;
type MarkToken = { kind: 'mark'; mark: Mark; opens: boolean; closes: boolean };

/** Sticky: each is tried at one place only, and none looks behind the next dollar, so reading is linear. */
const BLANK = /\{\{([^\s{}]{1,40})\}\}/y;
/** Space inside the dollars, or a digit behind them, means money: «$5 and $10». */
const FORMULA = /\$(?![\s$])((?:\\[\s\S]|[^$\\])*?(?:\\\S|[^\s$\\]))\$(?!\d)/y;
const PLAIN = /[^$*_{\n\r\\]+/y;
const LETTER = /[\p{L}\p{M}\p{N}]/u;

/**
 * Reads the markup of tasks: `$…$` TeX, `**…**` strong, `_…_` emphasis, `{{id}}` a blank, a line break
 * as it is; `\$`, `\*`, `\_` and `\{` are the signs themselves. What is not well-formed stays as the
 * text that it is. Never throws, never makes HTML.
 */
export function parseMarkup(source: string): MarkupSegment[] {
  return markDisplay(nest(tokenize(source)));
}

/** The text without its markup: for labels and announcements. A blank is «…», a formula its TeX. */
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
            return segment.tex;
          case 'blank':
            return '…';
          default:
            return flatten(segment.children);
        }
      })
      .join('');
  return flatten(parseMarkup(source));
}

function matchAt(pattern: RegExp, source: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(source);
}

function tokenize(source: string): Token[] {
  const tokens: Token[] = [];
  for (let at = 0; at < source.length; ) {
    const [token, length] = readToken(source, at);
    const last = tokens.at(-1);
    if (token.kind === 'text' && last?.kind === 'text') last.text += token.text;
    else tokens.push(token);
    at += length;
  }
  return tokens;
}

function readToken(source: string, at: number): [Token, number] {
  const char = source.charAt(at);
  if (char === '\n' || char === '\r')
    return [{ kind: 'break' }, source.startsWith('\r\n', at) ? 2 : 1];
  if (char === '\\' && /[$*_{\\]/.test(source.charAt(at + 1)))
    return [{ kind: 'text', text: source.charAt(at + 1) }, 2];
  if (char === '$') {
    const formula = matchAt(FORMULA, source, at);
    if (formula?.[1] !== undefined)
      return [{ kind: 'formula', tex: formula[1], display: false }, formula[0].length];
  }
  if (char === '{') {
    const blank = matchAt(BLANK, source, at);
    if (blank?.[1] !== undefined) return [{ kind: 'blank', id: blank[1] }, blank[0].length];
  }
  if (source.startsWith('**', at)) return [mark(source, at, '**'), 2];
  if (char === '_') return [mark(source, at, '_'), 1];
  const plain = matchAt(PLAIN, source, at);
  return plain ? [{ kind: 'text', text: plain[0] }, plain[0].length] : [{ kind: 'text', text: char }, 1];
}

/** Marks hug what they mark; `_` inside a word (`snake_case`, a row of `___`) is a sign like others. */
function mark(source: string, at: number, sign: Mark): MarkToken {
  const before = source.charAt(at - 1);
  const after = source.charAt(at + sign.length);
  const inWord = (char: string) => sign === '_' && (char === '_' || LETTER.test(char));
  return {
    kind: 'mark',
    mark: sign,
    opens: after !== '' && !/\s/.test(after) && !inWord(before) && after !== '_',
    closes: before !== '' && !/\s/.test(before) && !inWord(after) && before !== '_',
  };
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
  const visible = segments.filter((segment) => segment.kind !== 'text' || segment.text.trim() !== '');
  visible.forEach((segment, index) => {
    if (segment.kind === 'formula')
      segment.display = ends(visible[index - 1]) && ends(visible[index + 1]);
  });
  return segments;
}
