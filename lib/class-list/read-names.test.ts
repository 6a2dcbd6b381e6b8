import fc from 'fast-check';
import { listedNameSchema } from '@/lib/contract/class-list/class-list';
import { MAX_ADDED } from '@/lib/contract/class-list/limits';
import { isUnread, MAX_PASTE, newNames, readNames } from './read-names';

const named = (text: string, present: string[] = []) =>
  readNames(
    text,
    present.map((one) => ({ surname: one.split(' ')[0] ?? '', name: one.split(' ')[1] ?? '' })),
  ).lines.map(({ kind, person }) => (person ? `${kind}: ${person.surname}|${person.name}` : kind));

test.each([
  ['Иванов Пётр', 'new: Иванов|Пётр'],
  ['1. Иванов Пётр', 'new: Иванов|Пётр'],
  ['12)\tИванов\tПётр', 'new: Иванов|Пётр'],
  ['— Иванов  Пётр ', 'new: Иванов|Пётр'],
  ['• Иванов;Пётр;', 'new: Иванов|Пётр'],
  ['\u202e\u200fИванов\u200b Пётр\ufeff', 'new: Иванов|Пётр'],
  ['Иванов\0 Пётр', 'new: Иванов|Пётр'],
  ['Иванов Пётр Сергеевич', 'new: Иванов|Пётр'],
  ['Ким Анна Ильинична', 'new: Ким|Анна'],
  ['Алиев Рашид Мамед оглы', 'new: Алиев|Рашид'],
  ['Ким Чен Ын', 'new: Ким|Чен Ын'],
  ['Абрамович Пётр', 'new: Абрамович|Пётр'],
  ['Иванов Лукич', 'new: Иванов|Лукич'],
  ['Петрова-Водкина Анна-Мария', 'new: Петрова-Водкина|Анна-Мария'],
  ["О'Нил Шон", "new: О'Нил|Шон"],
  ['Иванов', 'one-word'],
  ['Иванов 2010', 'odd'],
  ['=CMD(А1) Пётр', 'odd'],
  ['Иванов 🙂', 'odd'],
  ['Иванов <b>', 'odd'],
  [`${'я'.repeat(101)} Пётр`, 'odd'],
])('[HW-06] the line %j is %s', (line, wanted) => {
  expect(named(line)).toEqual([wanted]);
});

test('[HW-06] empty lines are none, and a name counts once', () => {
  expect(named('\n\nЁлкин Пётр\r\n\n ЕЛКИН  ПЕТР\n5.\nКим Аня', ['ким аня'])).toEqual([
    'new: Ёлкин|Пётр',
    'repeated: ЕЛКИН|ПЕТР',
    'present: Ким|Аня',
  ]);
});

test('[TRUST-08] too many names and too long a text are said, and cost nothing', () => {
  const people = Array.from(
    { length: MAX_ADDED + 1 },
    (_, at) => `Ф${String.fromCharCode(0x430 + (at % 32))}${at > 31 ? 'я' : ''} Имя`,
  );
  expect(readNames(people.join('\n'), [])).toMatchObject({ problem: 'too-many' });
  expect(readNames(people.slice(1).join('\n'), [])).toMatchObject({ problem: null });
  expect(readNames('Иванов Пётр\n'.repeat(10_000), [])).toEqual({ lines: [], problem: 'too-long' });
});

test('[TRUST-08] whatever is pasted, only names come out of it, as the server takes them', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: MAX_PASTE }), (text) => {
      const read = readNames(text, []);
      for (const person of newNames(read)) expect(listedNameSchema.parse(person)).toEqual(person);
      for (const line of read.lines) expect(isUnread(line)).toBe(line.person === null);
    }),
  );
});
