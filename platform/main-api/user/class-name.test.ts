import { className } from '@/lib/contract/user/user';
import { parseClassName } from './class-name';

describe('a class as a student writes it', () => {
  test.each([
    ['5а', 5, 'А'],
    [' 5 А ', 5, 'А'],
    ['5-«Б»', 5, 'Б'],
    ['11 "в"', 11, 'В'],
    ['9(г)', 9, 'Г'],
    ['7', 7, ''],
    ['5A', 5, 'А'],
    ['6b', 6, 'В'],
  ])('%j is class %d %s', (text, number, letter) => {
    expect(parseClassName(text)).toEqual({ number, letter });
  });

  test.each(['', '0а', '12а', 'а5', '5аб', '99', '-5', '5'.repeat(500)])(
    '%j is no class',
    (text) => {
      expect(() => parseClassName(text)).toThrow('invalid_request');
    },
  );

  test('whatever the contract lets in can be read', () => {
    for (const text of ['1', '10', '11', '5а', '5 а', '5-а', '5«а»', '5 (а)', '5"а"', '5-"а"']) {
      expect([text, className.safeParse(text).success]).toEqual([text, true]);
      expect(() => parseClassName(className.parse(text))).not.toThrow();
    }
  });
});
