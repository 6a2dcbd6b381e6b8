import {
  documentDay,
  figuresOf,
  plainNumber,
  verifyAddress,
  writtenNumber,
} from './certificate-text';

const NUMBER = 'bodafikosutamirena';

test('[HW-10] a number is written in groups, and read whatever its dashes and capitals', () => {
  expect(writtenNumber(NUMBER)).toBe('bodafi-kosuta-mirena');
  expect(plainNumber('BODAFI-kosuta-mire-na')).toBe(NUMBER);
});

test('[HW-10] a certificate names the address where it is verified', () => {
  expect(verifyAddress('https://edu.example.ru', NUMBER)).toBe(
    'https://edu.example.ru/certificate/bodafi-kosuta-mirena',
  );
});

test('[HW-10] its day has the year, as it is in Moscow', () => {
  expect(documentDay('2026-03-03T22:00:00Z')).toBe('4 марта 2026 г.'.replaceAll(' ', '\u00A0'));
});

test.each([
  [1, 21, 'домашнее задание выполнено учениками', 'ученик сдал работы'],
  [3, 2, 'домашних задания выполнено учениками', 'ученика сдали работы'],
  [11, 28, 'домашних заданий выполнено учениками', 'учеников сдали работы'],
])('[HW-10] %i works and %i students in their forms', (workCount, studentCount, work, students) => {
  expect(figuresOf({ workCount, studentCount, since: null }).map(({ label }) => label)).toEqual([
    work,
    students,
  ]);
});
