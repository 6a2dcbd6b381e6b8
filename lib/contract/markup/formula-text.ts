const signs: Record<string, string> = {
  pm: '±',
  mp: '∓',
  cdot: '·',
  times: '×',
  div: '÷',
  le: '≤',
  leq: '≤',
  leqslant: '≤',
  ge: '≥',
  geq: '≥',
  geqslant: '≥',
  ne: '≠',
  neq: '≠',
  approx: '≈',
  sim: '∼',
  to: '→',
  rightarrow: '→',
  Rightarrow: '⇒',
  infty: '∞',
  circ: '°',
  degree: '°',
  angle: '∠',
  triangle: '△',
  parallel: '∥',
  perp: '⊥',
  in: '∈',
  notin: '∉',
  cup: '∪',
  cap: '∩',
  dots: '…',
  ldots: '…',
  alpha: 'α',
  beta: 'β',
  gamma: 'γ',
  varphi: 'φ',
  phi: 'φ',
  lambda: 'λ',
  mu: 'μ',
  pi: 'π',
  rho: 'ρ',
  omega: 'ω',
  Delta: 'Δ',
  Omega: 'Ω',
  quad: ' ',
};
/** Commands that only say how something looks. */
const silent = new Set(['left', 'right', 'displaystyle', 'limits', 'mathrm', 'mathbf', 'text']);
const TOKEN = /\\(?:[a-zA-Z]+|[\s\S])|[\s\S]/gu;
const MAX_DEPTH = 40;

/**
 * A TeX formula in one line of plain signs, as one would dictate it: `\frac{a+b}{2}` is «(a+b)/2».
 * For names and announcements, where a drawn formula cannot be; simple school TeX, the rest roughly.
 */
export function formulaText(tex: string): string {
  const tokens = tex.match(TOKEN) ?? [];
  let at = 0;

  function readUntil(end: string | null, depth: number): string {
    let read = '';
    while (at < tokens.length && tokens[at] !== end) read += readOne(depth);
    at += 1;
    return read;
  }

  function readArgument(depth: number): string {
    while (tokens[at] === ' ') at += 1;
    return readOne(depth);
  }

  function readOne(depth: number): string {
    const token = tokens[at] ?? '';
    at += 1;
    if (token === '{') return depth < MAX_DEPTH ? readUntil('}', depth + 1) : '';
    if (token === '}') return '';
    if (token === '~') return ' ';
    if (token === '^' || token === '_') {
      const argument = readArgument(depth);
      return argument === '°' ? argument : `${token}${together(argument)}`;
    }
    return token.startsWith('\\') ? readCommand(token.slice(1), depth) : token;
  }

  function readCommand(name: string, depth: number): string {
    if (/^[dt]?frac$/.test(name)) {
      const over = together(readArgument(depth));
      return `${over}/${together(readArgument(depth))}`;
    }
    if (name === 'sqrt') {
      if (tokens[at] !== '[') return `√${together(readArgument(depth))}`;
      at += 1;
      const degree = readUntil(']', depth);
      return `${degree}√${together(readArgument(depth))}`;
    }
    if (silent.has(name)) return '';
    if (/^[a-zA-Z]/.test(name)) return signs[name] ?? name;
    return /[,;:!\s]/.test(name) ? ' ' : name;
  }

  return readUntil(null, 0).replace(/\s+/g, ' ').trim();
}

/** In parentheses when it is more than one number or word. */
const together = (part: string): string => {
  const trimmed = part.trim();
  return /^[\p{L}\p{N},.°]*$/u.test(trimmed) ? trimmed : `(${trimmed})`;
};
