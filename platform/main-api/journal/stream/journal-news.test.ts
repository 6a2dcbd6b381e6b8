import { createJournalNews } from './journal-news';

const T = '3f2f1f6e-6a44-4f0e-9d4e-0a4f5c1b2d3e';
const homework = { id: '4f2f1f6e-6a44-4f0e-9d4e-0a4f5c1b2d3e', teacherId: T };
const student = (digit: number) => `5f2f1f6e-6a44-4f0e-9d4e-0a4f5c1b2d3${digit}`;
const marks = (...digits: number[]) =>
  JSON.stringify({ teacherId: T, marks: [[homework.id, digits.map(student)]] });

function start() {
  const sent: string[][] = [];
  const query = jest.fn((_text: string, [, messages]: unknown[]) => {
    sent.push(messages as string[]);
    return Promise.resolve();
  });
  const warn = jest.fn();
  return { sent, query, warn, news: createJournalNews({ query }, { warn }) };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('[HW-06] all that changes within a moment is one statement', async () => {
  const { sent, news } = start();
  news.tellMarks(homework, [student(1)]);
  news.tellMarks(homework, [student(2)]);
  expect(sent).toEqual([]);
  await jest.advanceTimersByTimeAsync(300);
  expect(sent).toEqual([[marks(1, 2)]]);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(sent).toHaveLength(1);
});

test('[HW-06] what the database does not take is told again, with what came meanwhile', async () => {
  const { sent, query, warn, news } = start();
  query.mockRejectedValueOnce(new Error('away'));
  news.tellMarks(homework, [student(1)]);
  await jest.advanceTimersByTimeAsync(300);
  expect(warn).toHaveBeenCalledTimes(1);
  news.tellAnything(T);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(sent).toEqual([[marks(1), JSON.stringify({ teacherId: T })]]);
});

test('[HW-06] a process that stops tells what is left', async () => {
  const { sent, news } = start();
  news.tellMarks(homework, [student(1)]);
  await news.stop();
  expect(sent).toEqual([[marks(1)]]);
  expect(jest.getTimerCount()).toBe(0);
});
