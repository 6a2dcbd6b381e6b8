import katex from 'katex';
import { listBlanks } from '@/lib/contract/markup/blanks';
import { tokenize, type Token } from '@/lib/contract/markup/tokens';
import type { Path, Report } from './report';

/**
 * Reports what a reader would see as raw signs: formulas that KaTeX cannot read, dollars and double
 * braces that mean nothing, decimal commas without braces.
 */
export function checkMarkup(markup: string, path: Path, report: Report): void {
  const tokens = tokenize(markup);
  if (tokens.some((token) => isSign(token, '$')))
    report(path, 'Знак $ не открывает и не закрывает формулу: сам знак пишется \\$');
  if (tokens.some((token, index) => isSign(token, '{') && isSign(tokens[index + 1], '{')))
    report(path, 'Знаки {{ не начинают пропуск: пропуск пишется {{имя}}');
  for (const token of tokens) if (token.kind === 'formula') checkFormula(token.tex, path, report);
}

/** Whether the token is a sign that means nothing where it stands. */
const isSign = (token: Token | undefined, sign: string): boolean =>
  token?.kind === 'text' && token.raw.startsWith(sign);

/** The same, for markup in which no blank may stand. */
export function checkPlainMarkup(markup: string, path: Path, report: Report): void {
  checkMarkup(markup, path, report);
  if (listBlanks(markup).length > 0) report(path, 'Пропуск {{…}} бывает только в поле text');
}

function checkFormula(tex: string, path: Path, report: Report): void {
  if (/\d,\d/.test(tex))
    report(
      path,
      `В формуле «${tex}» десятичная запятая пишется {,}, а после запятой в перечне — пробел`,
    );
  try {
    katex.renderToString(tex, { throwOnError: true, strict: 'ignore', output: 'html' });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    report(path, `Формула «${tex}» не читается: ${reason}`);
  }
}

/**
 * Reports what is wrong with a text with blanks: blanks that nothing defines, the reverse, repeated
 * ones and ones inside formulas, where they would be taken for TeX braces.
 */
export function checkBlanks(text: string, defined: readonly string[], report: Report): void {
  checkMarkup(text, ['text'], report);
  for (const token of tokenize(text))
    for (const [, blank] of token.kind === 'formula' ? token.tex.matchAll(/\{\{(.+?)\}\}/g) : [])
      report(['text'], `{{${blank}}} внутри формулы: закройте формулу перед пропуском`);
  const mentioned = listBlanks(text);
  for (const blank of new Set(mentioned)) {
    if (!defined.includes(blank)) report(['text'], `Пропуск {{${blank}}} не описан в blanks`);
    if (mentioned.indexOf(blank) !== mentioned.lastIndexOf(blank))
      report(['text'], `Пропуск {{${blank}}} стоит в тексте дважды`);
  }
  defined.forEach((blank, index) => {
    if (!mentioned.includes(blank)) report(['blanks', blank], `Пропуска {{${blank}}} нет в тексте`);
    if (defined.indexOf(blank) !== index) report(['blanks', index], `«${blank}» повторён`);
  });
}
