import { z } from 'zod';

/** The way to a value: names of fields and numbers of list items. */
export type Path = readonly PropertyKey[];

/** Tells an author of a fault at a place, which is relative to what is being checked. */
export type Report = (path: Path, message: string) => void;

/** The value as the schema makes it, or null after every fault was reported. */
export function parseOrReport<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  report: Report,
): z.output<Schema> | null {
  const parsed = schema.safeParse(value, { error: explain });
  if (parsed.success) return parsed.data;
  for (const issue of parsed.error.issues) {
    if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys) report([...issue.path, key], `Неизвестное поле «${key}»`);
    else report(issue.path, issue.message);
  }
  return null;
}

const inRussian = z.locales.ru().localeError;

const expectations: Record<string, string> = {
  string: 'Ожидался текст',
  array: 'Ожидался список [ … ]',
  map: 'Ожидались пары «имя: значение»',
  object: 'Ожидались поля «имя: значение»',
};

/** An author's sentence for a failure of the schema. */
const explain: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return `Нет поля «${String(issue.path?.at(-1) ?? '')}»`;
      return expectations[issue.expected];
    case 'invalid_value':
      return `Ожидалось одно из: ${issue.values.join(', ')}`;
    case 'too_small':
      return issue.origin === 'string' ? 'Пустое значение' : `Нужно не меньше ${issue.minimum}`;
    case 'too_big':
      return `Слишком много: можно не больше ${issue.maximum}`;
    default:
      return inRussian(issue);
  }
};
