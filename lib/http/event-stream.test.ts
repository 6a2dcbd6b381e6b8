import { readEvents } from './event-stream';

async function* inPieces(text: string, size: number) {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
  await Promise.resolve();
}
async function read(text: string, size: number, maxLength = 100): Promise<unknown[]> {
  const events: unknown[] = [];
  for await (const event of readEvents(inPieces(text, size), maxLength)) events.push(event);
  return events;
}
const told = 'data: {"name":"Вера"}\n\n: a comment\n\ndata: 2\n\n';

test.each([1, 2, 3, 7, 1_000])('events that come in pieces of %i bytes are whole', async (size) => {
  expect(await read(told, size)).toEqual([{ name: 'Вера' }, 2]);
});

test('an event that is not finished is none', async () => {
  expect(await read('data: 1\n\ndata: 2\n', 5)).toEqual([1]);
});

test('an event that is too long is refused before all of it is there', async () => {
  await expect(read(`data: "${'x'.repeat(1_000)}`, 10)).rejects.toThrow('too long');
  await expect(read(`data: "${'x'.repeat(200)}"\n\n`, 1_000)).rejects.toThrow('too long');
});

test('an event that is no JSON is refused', async () => {
  await expect(read('data: {\n\n', 100)).rejects.toThrow(SyntaxError);
});
