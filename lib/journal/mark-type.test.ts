/** @jest-environment jsdom */
import { onMarkTypeChange, readMarkType, writeMarkType } from './mark-type';

describe('the way of showing marks', () => {
  afterEach(() => {
    jest.restoreAllMocks();
    localStorage.clear();
  });

  test('[HW-06] is grades until the teacher chooses', () => {
    expect(readMarkType()).toBe('grade');
    localStorage.setItem('journal-mark-type', 'stars');
    expect(readMarkType()).toBe('grade');
  });

  test('[HW-06] is kept, and those who show it are told', () => {
    const tell = jest.fn();
    const stop = onMarkTypeChange(tell);
    writeMarkType('percent');
    expect(readMarkType()).toBe('percent');
    expect(localStorage.getItem('journal-mark-type')).toBe('percent');
    expect(tell).toHaveBeenCalledTimes(1);
    stop();
    writeMarkType('grade');
    expect(tell).toHaveBeenCalledTimes(1);
  });

  test('holds as long as the page where nothing can be kept', () => {
    const refuse = () => {
      throw new Error('SecurityError');
    };
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    writeMarkType('percent');
    expect(readMarkType()).toBe('percent');
  });
});
