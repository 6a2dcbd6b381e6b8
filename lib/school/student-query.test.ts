import { pathOf } from '@/lib/routes/match';
import { studentQuery, studentsHref } from './student-query';

const classId = '3f2f1f6e-6a44-4f0e-9d4e-0a4f5c1b2d3e';

test('[HW-11] the address of a list is read and written alike', () => {
  const asked = { search: 'Ёлкина & Ко', classId, page: 3 };
  const href = studentsHref(pathOf('schoolStudents'), asked);
  expect(studentQuery(Object.fromEntries(new URL(href, 'http://x').searchParams))).toEqual(asked);
  expect(studentsHref(pathOf('schoolStudents'), { page: 1 })).toBe('/school/students');
});

test.each([
  [{ page: '0' }, { page: 1 }],
  [{ page: '-1' }, { page: 1 }],
  [{ page: '99999' }, { page: 1 }],
  [{ page: ['2', '3'] }, { page: 1 }],
  [{ class: "' or 1=1" }, { classId: '' }],
  [{ class: 'none' }, { classId: 'none' }],
  [{ q: `\0${'я'.repeat(200)}` }, { search: 'я'.repeat(100) }],
  [{ q: ['a', 'b'] }, { search: '' }],
])('[HW-11] %j asks for %j', (query, asked) => {
  expect(studentQuery(query)).toMatchObject(asked);
});
