import { z } from 'zod';

/** Why something was given up, and how operators read it. [DIARY-06] */
export const failureCauses = {
  unbound: 'Учитель больше не\u00A0связан с\u00A0дневником',
  other_group: 'Урок не\u00A0того класса, который назвал дневник',
  not_found: 'В\u00A0дневнике нет такого урока или задания',
  token: 'Дневник ответил, что этого там больше нет',
  refused: 'Дневник отказал',
  conflict: 'В\u00A0дневнике на\u00A0этом месте уже другое',
  unavailable: 'Дневник был недоступен больше суток',
  internal: 'Ошибка на\u00A0нашей стороне, она стоит в\u00A0журнале сервера',
} as const;
export type FailureCause = keyof typeof failureCauses;
export const failureCauseSchema = z.enum(
  Object.keys(failureCauses) as [FailureCause, ...FailureCause[]],
);
