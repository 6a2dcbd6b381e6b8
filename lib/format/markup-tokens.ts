/** A piece that has no pieces inside. */
export type MarkupLeaf =
  | { kind: 'text'; text: string }
  | { kind: 'break' }
  /** `display`: the formula stands on a line of its own. */
  | { kind: 'formula'; tex: string; display: boolean }
  | { kind: 'blank'; id: string };
export type Mark = '**' | '_';
export type Token = MarkupLeaf | MarkToken;
type MarkToken = { kind: 'mark'; mark: Mark; opens: boolean; closes: boolean };

/** Sticky: each is tried at one place only, and none looks behind the next dollar, so reading is linear. */
const BLANK = /\{\{([^\s{}]{1,40})\}\}/y;
/** Space inside the dollars, or a digit behind them, means money: «$5 and $10». */
const FORMULA = /\$(?![\s$])((?:\\[\s\S]|[^$\\])*?(?:\\\S|[^\s$\\]))\$(?!\d)/y;
const PLAIN = /[^$*_{\n\r\\]+/y;
const LETTER = /[\p{L}\p{M}\p{N}]/u;

/** Cuts a text in markup into its smallest pieces; marks are not yet paired. */
export function tokenize(source: string): Token[] {
  const tokens: Token[] = [];
  for (let at = 0; at < source.length;) {
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
  return plain
    ? [{ kind: 'text', text: plain[0] }, plain[0].length]
    : [{ kind: 'text', text: char }, 1];
}

/** Marks hug what they mark; `_` inside a word (`snake_case`, a row of `___`) is a sign like others. */
function mark(source: string, at: number, sign: Mark): MarkToken {
  const before = source.charAt(at - 1);
  const after = source.charAt(at + sign.length);
  const isWord = (char: string) => sign === '_' && (char === '_' || LETTER.test(char));
  return {
    kind: 'mark',
    mark: sign,
    opens: /\S/.test(after) && !isWord(before) && !(sign === '_' && after === '_'),
    closes: /\S/.test(before) && !isWord(after) && !(sign === '_' && before === '_'),
  };
}

function matchAt(pattern: RegExp, source: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(source);
}
