import { ServiceError } from '@/platform/kernel/errors';

const PATTERN = /^(\d{1,2})[-\s«"(]{0,4}(\p{L}?)[\s»")]{0,3}$/u;

/** Latin capitals that look like Cyrillic ones: «5A» typed on the wrong keyboard is still 5А. */
const cyrillic = new Map([...'ABCEHKMOPTXY'].map((letter, at) => [letter, 'АВСЕНКМОРТХУ'[at]]));

/**
 * Reads «5а», «5-А», «11 "Б"» as number and upper-case letter.
 *
 * @throws ServiceError `invalid_request` when there is no class number from 1 to 11 in it
 */
export function parseClassName(text: string): { number: number; letter: string } {
  const found = PATTERN.exec(text.trim());
  const number = Number(found?.[1]);
  if (!found || number < 1 || number > 11)
    throw new ServiceError('invalid_request', { field: 'body.className' });
  const letter = (found[2] ?? '').toUpperCase();
  return { number, letter: cyrillic.get(letter) ?? letter };
}
