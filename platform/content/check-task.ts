import { normalizeText } from '@/platform/main-api/checking/compare-text';
import { checkBlanks, checkMarkup, checkPlainMarkup } from './check-markup';
import type { Path, Report } from './fault';
import type { AuthoredOptions, AuthoredTask } from './task-schema';

type Authored<Kind extends AuthoredTask['kind']> = Extract<AuthoredTask, { kind: Kind }>;

/** Reports what a schema cannot see: keys that no answer can reach, blanks without text, bad TeX. [HW-14] */
export function checkTask(task: AuthoredTask, report: Report): void {
  checkPlainMarkup(task.prompt, ['prompt'], report);
  checkPlainMarkup(task.explanation, ['explanation'], report);
  switch (task.kind) {
    case 'single_choice':
      checkOptions(task.options, 2, ['options'], report);
      return checkKnown(task.key, task.options, ['key'], report);
    case 'multiple_choice':
      return checkMultipleChoice(task, report);
    case 'inline_choice':
      return checkInlineChoice(task, report);
    case 'text_entry':
      return checkTextEntry(task, report);
    case 'number':
      if (task.unit?.includes('$')) report(['unit'], 'Единица пишется без формул: м/с²');
      return;
    case 'matching':
      return checkMatching(task, report);
    case 'ordering':
      // Two items would give themselves away: they are never presented in the right order.
      checkOptions(task.items, 3, ['items'], report);
      checkList(task.key, task.items, report);
      for (const item of task.items.keys())
        if (!task.key.includes(item)) report(['key'], `В key нет «${item}»`);
  }
}

function checkMultipleChoice(task: Authored<'multiple_choice'>, report: Report): void {
  checkOptions(task.options, 2, ['options'], report);
  checkList(task.key, task.options, report);
  if (task.key.length === 0) report(['key'], 'Ни один вариант не назван верным');
  if ([...task.options.keys()].every((option) => task.key.includes(option)))
    report(['key'], 'Верными названы все варианты');
}

function checkInlineChoice(task: Authored<'inline_choice'>, report: Report): void {
  checkMarkup(task.text, ['text'], report);
  const blanks = [...task.blanks.keys()];
  checkBlanks(task.text, blanks, report);
  checkKeyNames(task.key, blanks, 'пропуска', report);
  for (const [blank, options] of task.blanks) {
    checkOptions(options, 2, ['blanks', blank], report);
    const right = task.key.get(blank);
    if (right !== undefined) checkKnown(right, options, ['key', blank], report);
  }
}

function checkTextEntry(task: Authored<'text_entry'>, report: Report): void {
  checkMarkup(task.text, ['text'], report);
  checkBlanks(task.text, task.blanks, report);
  checkKeyNames(task.key, task.blanks, 'пропуска', report);
  task.blanks.forEach((blank, index) => {
    if (task.blanks.indexOf(blank) !== index) report(['blanks', index], `«${blank}» повторён`);
  });
  for (const [blank, accepted] of task.key)
    accepted.forEach((text, index) => {
      const path = ['key', blank, index];
      if (normalizeText(text, task.compare) === '') report(path, 'Пустой ответ');
      const mixed = (text.match(/\p{L}+/gu) ?? []).find(
        (word) => /\p{Script=Latin}/u.test(word) && /\p{Script=Cyrillic}/u.test(word),
      );
      if (mixed) report(path, `В слове «${mixed}» смешаны латинские и русские буквы`);
    });
}

function checkMatching(task: Authored<'matching'>, report: Report): void {
  checkOptions(task.left, 2, ['left'], report);
  checkOptions(task.right, 2, ['right'], report);
  checkKeyNames(task.key, [...task.left.keys()], 'левой части', report);
  for (const [left, right] of task.key) checkKnown(right, task.right, ['key', left], report);
}

/** Reports too few options, ones that look the same, and markup that cannot be shown. */
function checkOptions(options: AuthoredOptions, least: number, path: Path, report: Report): void {
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

function checkKnown(option: string, options: AuthoredOptions, path: Path, report: Report): void {
  if (!options.has(option)) report(path, `В key назван вариант «${option}», которого нет`);
}

function checkList(key: readonly string[], options: AuthoredOptions, report: Report): void {
  key.forEach((option, index) => {
    checkKnown(option, options, ['key', index], report);
    if (key.indexOf(option) !== index) report(['key', index], `«${option}» назван дважды`);
  });
}

/** Reports names that the key lacks and names that exist nowhere else. */
function checkKeyNames(
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
