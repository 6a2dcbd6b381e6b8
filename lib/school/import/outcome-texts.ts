import type { RowOutcome } from '@/lib/contract/school/import/import';

/** What becomes of a row; the first four change something or nothing, the rest wait for the administrator. */
export const outcomeTexts: Record<RowOutcome, string> = {
  new: 'Новый ученик: получит код',
  moved: 'Перейдёт из\u00A0другого класса',
  present: 'Уже в\u00A0классе или с\u00A0кодом для него',
  double: 'Повтор строки выше. Однофамильцу создайте код на\u00A0странице класса.',
  unclear:
    'В\u00A0школе несколько учеников с\u00A0таким именем. Переведите нужного на\u00A0странице «Ученики».',
  no_surname: 'Нет фамилии',
  no_name: 'Нет имени',
  bad_name: 'Это не\u00A0похоже на\u00A0имя и\u00A0фамилию',
  no_class: 'Не\u00A0указан класс',
  bad_class:
    'Класс не\u00A0прочитан: нужны число от\u00A01 до\u00A011 и\u00A0буква. Если Excel превратил класс в\u00A0дату, сделайте столбец текстовым.',
  class_archived: 'Этот класс в\u00A0архиве. Сначала верните его.',
};

/** Whether the administrator has to look at a row: nothing is done about it. */
export const isRefused = (outcome: RowOutcome) =>
  outcome !== 'new' && outcome !== 'moved' && outcome !== 'present';
