/** A piece that has no pieces inside. */
export type MarkupLeaf =
  | { kind: 'text'; text: string }
  | { kind: 'break' }
  | { kind: 'formula'; tex: string }
  | { kind: 'blank'; id: string };
export type Mark = '**' | '_';
/** `raw` is the token as it is written: those of all tokens together are the source. */
export type Token = (MarkupLeaf | MarkLeaf) & { raw: string };
type MarkLeaf = { kind: 'mark'; mark: Mark; opens: boolean; closes: boolean };

/** Sticky: each is tried at one place only, and none looks behind the next dollar, so reading is linear. */
const BLANK = /\{\{ *([^\s{}]{1,40}) *\}\}/y;
/** Space inside the dollars, or a digit behind them, means money: «$5 and $10». */
const FORMULA = /\$(?![\s$])((?:\\[\s\S]|[^$\\])*?(?:\\\S|[^\s$\\]))\$(?!\d)/y;
const PLAIN = /[^$*_{\n\r\\]+/y;
const ESCAPE = /\\([$*_{\\])/y;
const LINE_BREAK = /\r\n|[\r\n]/y;
const LETTER = /[\p{L}\p{M}\p{N}]/u;

/**
 * Cuts a text in markup into its smallest pieces: the one grammar that the browser shows and the
 * platform checks. Marks are not yet paired. A sign that means nothing where it stands is a text of
 * its own.
 */
export function tokenize(source: string): Token[] {
  const tokens: Token[] = [];
  for (let at = 0; at < source.length;) {
    const token = readToken(source, at);
    tokens.push(token);
    at += token.raw.length;
  }
  return tokens;
}

function readToken(source: string, at: number): Token {
  const [lineBreak] = matchAt(LINE_BREAK, source, at);
  if (lineBreak) return { kind: 'break', raw: lineBreak };
  const [escape, sign] = matchAt(ESCAPE, source, at);
  if (escape && sign) return { kind: 'text', text: sign, raw: escape };
  const [formula, tex] = matchAt(FORMULA, source, at);
  if (formula && tex) return { kind: 'formula', tex, raw: formula };
  const [blank, id] = matchAt(BLANK, source, at);
  if (blank && id) return { kind: 'blank', id, raw: blank };
  if (source.startsWith('**', at)) return readMark(source, at, '**');
  if (source.charAt(at) === '_') return readMark(source, at, '_');
  const [plain = source.charAt(at)] = matchAt(PLAIN, source, at);
  return { kind: 'text', text: plain, raw: plain };
}

/** Marks hug what they mark; `_` inside a word (`snake_case`, a row of `___`) is a sign like others. */
function readMark(source: string, at: number, sign: Mark): Token {
  const before = source.charAt(at - 1);
  const after = source.charAt(at + sign.length);
  const isWord = (char: string) => sign === '_' && (char === '_' || LETTER.test(char));
  return {
    kind: 'mark',
    mark: sign,
    opens: /\S/.test(after) && !isWord(before) && !(sign === '_' && after === '_'),
    closes: /\S/.test(before) && !isWord(after) && !(sign === '_' && before === '_'),
    raw: sign,
  };
}

/** The match at this place and its groups; nothing when there is none. */
function matchAt(pattern: RegExp, source: string, at: number): readonly (string | undefined)[] {
  pattern.lastIndex = at;
  return pattern.exec(source) ?? [];
}
