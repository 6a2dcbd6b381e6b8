import { randomUUID } from 'node:crypto';
import { NewsBuffer } from './news-buffer';
import { decodeNews } from './news-message';

const [teacher, other, homework] = [randomUUID(), randomUUID(), randomUUID()] as const;
const ids = (count: number) => Array.from({ length: count }, () => randomUUID());
const taken = (buffer: NewsBuffer) => buffer.take().map(decodeNews);

test('[HW-06] what changes several times is told once', () => {
  const buffer = new NewsBuffer();
  const [one = '', two = ''] = ids(2);
  buffer.addMarks(teacher, homework, [one, two]);
  buffer.addMarks(teacher, homework, [one]);
  buffer.addMarks(other, homework, [one]);
  expect(taken(buffer)).toEqual([
    { teacherId: teacher, marks: [[homework, [one, two]]] },
    { teacherId: other, marks: [[homework, [one]]] },
  ]);
  expect(buffer.isEmpty).toBe(true);
  expect(buffer.take()).toEqual([]);
});

test('[HW-06] a message is shorter than PostgreSQL takes, and nobody is lost between two', () => {
  const buffer = new NewsBuffer();
  const students = ids(35);
  const all = ids(14);
  for (const id of all) buffer.addMarks(teacher, id, students);
  const messages = buffer.take();
  for (const message of messages) expect(Buffer.byteLength(message)).toBeLessThan(8_000);
  const pairs = messages.flatMap((message) =>
    (decodeNews(message)?.marks ?? []).flatMap(([id, of]) => of.map((one) => `${id} ${one}`)),
  );
  const expected = all.flatMap((id) => students.map((one) => `${id} ${one}`));
  expect([pairs.length, new Set(pairs)]).toEqual([490, new Set(expected)]);
  // Each homework in a message of its own would be as many messages as homework.
  expect(messages.length).toBeLessThan(5);
});

test('[HW-06] more than so many of one teacher are anything in the journal', () => {
  const buffer = new NewsBuffer();
  buffer.addMarks(teacher, homework, ids(501));
  buffer.addMarks(teacher, homework, ids(1));
  buffer.addMarks(other, homework, ids(1));
  expect(taken(buffer)).toEqual([
    { teacherId: teacher },
    { teacherId: other, marks: [[homework, [expect.any(String)]]] },
  ]);
});

test('[HW-06] anything covers the marks that came before and come after', () => {
  const buffer = new NewsBuffer();
  buffer.addMarks(teacher, homework, ids(3));
  buffer.addAnything(teacher);
  buffer.addMarks(teacher, homework, ids(3));
  expect(taken(buffer)).toEqual([{ teacherId: teacher }]);
});

test('[HW-06] more than so many teachers are any journal', () => {
  const buffer = new NewsBuffer();
  for (const id of ids(1_001)) buffer.addMarks(id, homework, ids(1));
  buffer.addAnything(teacher);
  expect(taken(buffer)).toEqual([{ teacherId: null }]);
  buffer.addAnything(teacher);
  expect(taken(buffer)).toEqual([{ teacherId: teacher }]);
});

test.each(['', 'null', '{}', '{"teacherId":"t"}', '{"teacherId":null,"marks":[["x",[]]]}'])(
  '%j is no news',
  (message) => expect(decodeNews(message)).toBeNull(),
);
