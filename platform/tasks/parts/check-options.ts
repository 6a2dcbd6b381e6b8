import { checkPlainMarkup } from './check-markup';
import type { AuthoredOptions } from './fields';
import type { Path, Report } from './report';

/** Reports too few options, ones that look the same, and markup that cannot be shown. */
export function checkOptions(
  options: AuthoredOptions,
  least: number,
  path: Path,
  report: Report,
): void {
  if (options.size < least) report(path, `Нужно не меньше ${least} вариантов`);
  const seen = new Map<string, string>();
  for (const [option, text] of options) {
    checkPlainMarkup(text, [...path, option], report);
    const visible = text.normalize('NFC').replace(/\s+/g, ' ').trim();
    const twin = seen.get(visible);
    if (twin !== undefined)
      report([...path, option], `Варианты «${twin}» и «${option}» выглядят одинаково`);
    seen.set(visible, option);
  }
}

export function checkKnown(
  option: string,
  options: AuthoredOptions,
  path: Path,
  report: Report,
): void {
  if (!options.has(option)) report(path, `В key назван вариант «${option}», которого нет`);
}

/** Reports unknown and repeated options in a key that is a list. */
export function checkList(key: readonly string[], options: AuthoredOptions, report: Report): void {
  key.forEach((option, index) => {
    checkKnown(option, options, ['key', index], report);
    if (key.indexOf(option) !== index) report(['key', index], `«${option}» назван дважды`);
  });
}

/** Reports names that the key lacks and names that exist nowhere else. */
export function checkKeyNames(
  key: ReadonlyMap<string, unknown>,
  names: readonly string[],
  what: string,
  report: Report,
): void {
  for (const name of names) if (!key.has(name)) report(['key'], `В key нет ответа для «${name}»`);
  for (const name of key.keys())
    if (!names.includes(name))
      report(['key', name], `В key назван «${name}», но такого ${what} нет`);
}
