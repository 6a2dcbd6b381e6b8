import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import type { Account } from '@/platform/sso/context';

export const MIN_PASSWORD = 8;
export const MAX_PASSWORD = 200;

/** So many tries of somebody who knows how people choose passwords; what needs fewer is refused. */
const MIN_GUESSES = 1_000_000;
/** What is behind the 64th character makes no password worse, and looking there takes time. */
const MAX_LOOKED_AT = 64;
/** Parts of a login that are shorter stand in many a word by chance. */
const MIN_OWN = 4;

const strength = new ZxcvbnFactory({
  dictionary,
  graphs: adjacencyGraphs,
  maxLength: MAX_LOOKED_AT,
});

const CYRILLIC_KEYS = 'йцукенгшщзхъфывапролджэячсмитьбюё';
const LATIN_KEYS = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";

/**
 * What the same keys type in the Latin layout. Lists of common passwords have «пароль» as `gfhjkm`, and
 * rows of keys are the same rows.
 */
const inLatinLayout = (text: string) =>
  [...text].map((letter) => LATIN_KEYS[CYRILLIC_KEYS.indexOf(letter)] ?? letter).join('');

/** Words of the product, which somebody who guesses here tries first. */
const OF_THE_PRODUCT = ['tetrad', 'тетрадь', 'тетради', 'учитель', 'ученик', 'школа', 'prosv'];

/** What others know of a person: the logins may not stand in the password at all. */
export type KnownOfPerson = { logins: readonly string[]; names: readonly string[] };

/** What is wrong with a new password at first sight, in words that help; undefined when nothing is. [TRUST-07] */
export function passwordFormFault(password: string, { logins }: KnownOfPerson): string | undefined {
  if (password === '') return 'Придумайте пароль';
  if ([...password].length < MIN_PASSWORD)
    return `Слишком короткий пароль: нужно не меньше ${MIN_PASSWORD}\u00a0знаков`;
  if (password.length > MAX_PASSWORD)
    return `Слишком длинный пароль: нужно не больше ${MAX_PASSWORD}\u00a0знаков`;
  const typed = inOneForm(password);
  if (logins.flatMap(wordsOf).some((word) => typed.includes(word)))
    return 'В\u00a0пароле есть ваш логин: с\u00a0него начинают угадывать. Придумайте другой';
  return undefined;
}

/**
 * The same of how soon somebody would guess it. That takes a while, and is asked when all else is right.
 * [TRUST-07] [TRUST-08]
 */
export function passwordGuessFault(
  password: string,
  { logins, names }: KnownOfPerson,
): string | undefined {
  const known = [...logins.flatMap(wordsOf), ...names.map(inOneForm), ...OF_THE_PRODUCT];
  if (isEasilyGuessed(inOneForm(password), known))
    return 'Такой пароль легко угадать. Возьмите три-четыре слова, которые не\u00a0связаны друг с\u00a0другом';
  return undefined;
}

const inOneForm = (text: string) => text.normalize('NFKC').toLowerCase();

/** A login, or an e-mail as a whole and what stands before the @. */
function wordsOf(text: string): string[] {
  const whole = inOneForm(text).trim();
  return [whole, whole.split('@')[0] ?? ''].filter((word) => word.length >= MIN_OWN);
}

/** What others know of the person behind an account. */
export const knownOf = ({
  login,
  email,
  ...account
}: Pick<Account, 'login' | 'email' | 'name' | 'surname' | 'patronymic'>) => ({
  logins: [login, email].filter((one) => one !== null),
  names: [account.name, account.surname, account.patronymic],
});

function isEasilyGuessed(typed: string, known: string[]): boolean {
  const text = typed.slice(0, MAX_LOOKED_AT);
  const inputs = [...known, ...known.map(inLatinLayout)];
  // Without Cyrillic letters both are the same.
  return [...new Set([text, inLatinLayout(text)])].some(
    (written) => strength.check(written, inputs).guesses < MIN_GUESSES,
  );
}
