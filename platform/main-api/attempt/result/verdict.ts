import type { StepVerdict } from '@/lib/contract/attempt/attempt';

/**
 * What is said of one or several tasks together.
 *
 * @param shares how much of each was earned, 0…1
 */
export function verdictOf(shares: readonly number[]): StepVerdict {
  if (shares.every((share) => share === 1)) return 'right';
  return shares.some((share) => share > 0) ? 'partly' : 'wrong';
}
