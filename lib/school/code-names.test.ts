import { readCodeNames } from './code-names';

test('[HW-11] a list is read by its lines, empty ones and patronymics are left out', () => {
  expect(readCodeNames(' Иванов  Пётр Ильич \r\n\n Салтыков-Щедрин Ян\n')).toEqual({
    ok: true,
    names: [
      { surname: 'Иванов', name: 'Пётр' },
      { surname: 'Салтыков-Щедрин', name: 'Ян' },
    ],
  });
  expect(readCodeNames('')).toEqual({ ok: true, names: [] });
});

test.each([
  ['Иванов', /«Иванов»/],
  ['Иванов Пётр\n<b> Ян', /«<b> Ян»/],
  ['Иванов Пётр\n'.repeat(101), /Не.больше 100/],
])('[HW-11] %j is told what is wrong with it', (text, problem) => {
  expect(readCodeNames(text)).toEqual({ ok: false, problem: expect.stringMatching(problem) });
});
