import katex from 'katex';
import type { Path, Report } from './fault';
import { listBlanks, listBlanksInFormulas, splitFormulas } from './markup';

/** Reports formulas that KaTeX cannot read, unclosed ones, and decimal commas without braces. */
export function checkMarkup(markup: string, path: Path, report: Report): void {
  const parts = splitFormulas(markup);
  if (parts.length % 2 === 0) report(path, 'Непарный знак $: формула не закрыта');
  parts.forEach((part, index) => {
    if (index % 2 === 1 && index < parts.length - 1) checkFormula(part, path, report);
  });
}

/** The same, for markup in which no blank may stand. */
export function checkPlainMarkup(markup: string, path: Path, report: Report): void {
  checkMarkup(markup, path, report);
  if (listBlanks(markup).length > 0) report(path, 'Пропуск {{…}} бывает только в поле text');
}

function checkFormula(tex: string, path: Path, report: Report): void {
  if (tex.trim() === '') return report(path, 'Пустая формула $$');
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

/** Reports blanks that the text mentions and nothing defines, the reverse, and repeated ones. */
export function checkBlanks(text: string, defined: readonly string[], report: Report): void {
  const mentioned = listBlanks(text);
  for (const blank of listBlanksInFormulas(text))
    report(['text'], `{{${blank}}} внутри формулы: закройте формулу перед пропуском`);
  for (const blank of new Set(mentioned)) {
    if (!defined.includes(blank)) report(['text'], `Пропуск {{${blank}}} не описан в blanks`);
    if (mentioned.indexOf(blank) !== mentioned.lastIndexOf(blank))
      report(['text'], `Пропуск {{${blank}}} стоит в тексте дважды`);
  }
  for (const blank of defined)
    if (!mentioned.includes(blank)) report(['blanks', blank], `Пропуска {{${blank}}} нет в тексте`);
}
