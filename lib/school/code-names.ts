import { MAX_CODES_AT_ONCE } from '@/lib/contract/school/limits';

export type CodeNames =
  { ok: true; names: { surname: string; name: string }[] } | { ok: false; problem: string };

const WORD = /^[\p{L}\p{M}][\p{L}\p{M}.'’-]{0,59}$/u;

/** A list of students as somebody types it: in each line a surname and a name, what follows is left out. */
export function readCodeNames(text: string): CodeNames {
  const lines = text.split(/\r?\n/).map((line) => line.trim().split(/\s+/));
  const filled = lines.filter(([first]) => first);
  if (filled.length > MAX_CODES_AT_ONCE)
    return { ok: false, problem: `Не\u00A0больше ${MAX_CODES_AT_ONCE}\u00A0имён за\u00A0раз.` };
  const names = filled.map(([surname = '', name = '']) => ({ surname, name }));
  const wrong = names.find((one) => !WORD.test(one.surname) || !WORD.test(one.name));
  if (wrong)
    return {
      ok: false,
      problem: `Не\u00A0получается прочитать: «${`${wrong.surname} ${wrong.name}`.trim()}». Напишите фамилию и\u00A0имя.`,
    };
  return { ok: true, names };
}
