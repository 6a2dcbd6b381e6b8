import type { ClassList } from '@/lib/contract/class-list/class-list';
import { findDoubles } from './doubles';

const person = (userId: string, name: string, hasBegun = false, hasAccount = false) => ({
  ...{ userId, surname: 'Иванов', name, hasBegun, hasAccount },
});
const found = (students: ClassList['students'], newcomers: ClassList['newcomers'] = []) =>
  findDoubles({ students, newcomers } as ClassList).map(({ from, into }) => [
    ...[from.userId, into.userId],
  ]);

test('[HW-06] who waits goes into who has begun, and who has begun into the account', () => {
  const [waiting, begun] = [person('w', 'Пётр'), person('b', 'ПЕТР', true)];
  expect(found([waiting], [begun])).toEqual([['w', 'b']]);
  expect(found([begun, waiting, person('a', 'Петр', false, true)])).toEqual([
    ['b', 'a'],
    ['w', 'a'],
  ]);
});

test('[HW-06] two accounts, two who are not listed and two names are no doubles', () => {
  expect(found([person('a', 'Пётр', true, true), person('b', 'Пётр', true, true)])).toEqual([]);
  expect(found([], [person('a', 'Пётр', true), person('b', 'Пётр', true)])).toEqual([]);
  expect(found([person('a', 'Пётр'), person('b', 'Павел')])).toEqual([]);
});
