/** The longest text of a field for a number, in characters. */
export const MAX_NUMBER_LENGTH = 60;

const MINUS = /[−–—‐‑‒﹣－]/g;
const WHOLE = String.raw`(?:\d{1,3}(?: \d{3})+|\d+)`;
const DECIMAL = new RegExp(String.raw`^${WHOLE}(?:[.,]\d+)?$`);
const FRACTION = /^(?:([1-9]\d*) )?(\d+) ?\/ ?([1-9]\d*)$/;

/**
 * The number that a student typed: decimal comma or point, spaces between thousands, any minus, a
 * leading plus, a common fraction `3/4` or mixed `1 3/4` (its fraction is proper, so that «1 500/4»
 * is not guessed at), and after it the task's unit. Anything else is null, never a guess.
 */
export function parseNumber(text: string, unit?: string): number | null {
  if (text.length > MAX_NUMBER_LENGTH) return null;
  const typed = removeUnit(tidy(text), unit && tidy(unit));
  const [, sign, digits = ''] = /^([+-]?) ?(.*)$/.exec(typed) ?? [];
  const size = parseDecimal(digits) ?? parseFraction(digits);
  if (size === null || !Number.isFinite(size)) return null;
  return sign === '-' && size !== 0 ? -size : size;
}

/** What may follow an unfinished number: «-», «3,», «1 0» and «1 3» are on their way to one. */
const ENDINGS = ['0', '00', '000', '1', '/2', '1/2', ' 1/2'];

/** Whether the text is a number or becomes one by typing on, its unit included. */
export function mayBecomeNumber(text: string, unit = ''): boolean {
  const units = Array.from(unit, (_, from) => unit.slice(from));
  // The fraction of a mixed number is proper: «1 3/» needs a denominator larger than its numerator.
  const denominator = '9'.repeat(/ (\d+) ?\/ ?\d*$/.exec(tidy(text))?.[1]?.length ?? 0);
  return ['', denominator, ...ENDINGS, ...units].some(
    (ending) => parseNumber(text + ending, unit) !== null,
  );
}

function tidy(text: string): string {
  return text
    .normalize('NFC')
    .replace(MINUS, '-')
    .replace(/[⁄∕]/g, '/')
    .replace(/[\u200B\u2060\uFEFF]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function parseDecimal(digits: string): number | null {
  if (!DECIMAL.test(digits)) return null;
  return Number(digits.replace(/ /g, '').replace(',', '.'));
}

function parseFraction(digits: string): number | null {
  const match = FRACTION.exec(digits);
  if (!match) return null;
  const [whole, numerator, denominator] = [match[1], match[2], match[3]].map(Number);
  if (numerator === undefined || denominator === undefined) return null;
  if (match[1] === undefined) return numerator / denominator;
  if (whole === undefined || numerator === 0 || numerator >= denominator) return null;
  return (whole * denominator + numerator) / denominator;
}

/** Without the unit at the end, when it is the task's; the text as it is when it is not. */
function removeUnit(typed: string, unit: string | undefined): string {
  if (!unit) return typed;
  const [text, end] = [foldUnit(typed), foldUnit(unit)];
  if (!text.endsWith(end)) return typed;
  const before = text.slice(0, text.length - end.length);
  // «510³ кг» with the unit «10³ кг» may be a number of its own.
  if (/^\d/.test(end) && !before.endsWith(' ')) return typed;
  return before.trim();
}

const LOOKALIKES: Record<string, string> = Object.fromEntries(
  [...'AaBCcEeHKMOoPpTXxy'].map((latin, index) => [
    latin,
    [...'АаВСсЕеНКМОоРрТХху'][index] ?? latin,
  ]),
);

/**
 * Units may be typed on another keyboard: «°С» with a Russian letter, «см2» for «см²». Repeating the
 * unit that stands beside the field is no part of the answer, so lookalikes are the same here. Case
 * is not: «мВт» and «МВт» differ.
 */
function foldUnit(text: string): string {
  return text
    .replace(/\.$/, '')
    .replace(/\^?([²2])/g, '2')
    .replace(/\^?([³3])/g, '3')
    .replace(/[⋅∙•]/g, '·')
    .replace(/º/g, '°')
    .replace(/[A-Za-z]/g, (letter) => LOOKALIKES[letter] ?? letter)
    .trim();
}
