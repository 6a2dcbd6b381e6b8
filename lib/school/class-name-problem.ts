import type { Failure } from '@/lib/contract/call/result';

/** What is wrong with the name of a class, in words; null when it is something else. [HW-07] */
export const classNameProblem = ({ code }: Pick<Failure, 'code'>): string | null =>
  code === 'invalid_request' ? 'Число от\u00A01 до\u00A011 и\u00A0буква: «5А».' : null;
