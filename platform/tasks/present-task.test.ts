import fc from 'fast-check';
import { publicTaskSchema, type PublicTask, type TaskKind } from '@/lib/contract/tasks/tasks';
import type { SourceOf } from './registry';
import { samples, sampleTasks } from './samples';
import { presentTask } from './tasks';

const secret = 'a secret of the server';

function present<Kind extends TaskKind>(
  source: SourceOf<Kind>,
  seed = 'attempt:1',
): Extract<PublicTask, { kind: Kind }> {
  const task = presentTask(source, { seed, secret });
  if (task.kind !== source.kind) throw new Error(`Presented as ${task.kind}`);
  return task as Extract<PublicTask, { kind: Kind }>;
}

const texts = (options: { text: string }[]) => options.map(({ text }) => text);
const ids = (options: { id: string }[]) => options.map(({ id }) => id);
const seeds = Array.from({ length: 300 }, (_, index) => `attempt:${index}`);
/** How many different orders the seeds give. */
const countOrders = (order: (seed: string) => string[]) =>
  new Set(seeds.map((seed) => order(seed).join())).size;

test.each(sampleTasks.map(({ source }) => [source.kind, source] as const))(
  '[HW-03] a presented %s fits the contract to the field',
  (_, source) => {
    const task = presentTask(source, { seed: 'attempt:1', secret });
    // A strict copy drops what the contract does not know: nothing is dropped.
    expect(publicTaskSchema.parse(task)).toEqual(task);
    expect(task).toMatchObject({ id: 't1', prompt: 'Что верно?', points: 2, kind: source.kind });
  },
);

test('[HW-03] no authored id, blank or hash is in a presented task, whatever the seed', () => {
  fc.assert(
    fc.property(fc.constantFrom(...sampleTasks), fc.string(), ({ source }, seed) => {
      const shown = JSON.stringify(presentTask(source, { seed, secret }));
      expect(shown).not.toMatch(/authored|solved|shuffle/);
    }),
  );
});

test('[HW-03] a field that the source has too much of is not presented', () => {
  const careless = { ...samples.single_choice.source, key: 'authored-0', explanation: 'because' };
  expect(JSON.stringify(present(careless))).not.toMatch(/authored-0|because/);
});

test('the same seed gives the same task, another seed or secret gives other ids', () => {
  for (const { source } of sampleTasks) {
    expect(presentTask(source, { seed: 'a', secret })).toEqual(
      presentTask(source, { seed: 'a', secret }),
    );
  }
  const one = ids(present(samples.single_choice.source, 'a').options);
  const two = ids(present(samples.single_choice.source, 'b').options);
  const three = presentTask(samples.single_choice.source, { seed: 'a', secret: 'another' });
  if (three.kind !== 'single_choice') throw new Error('Another kind');
  expect(new Set([...one, ...two, ...ids(three.options)]).size).toBe(9);
});

test('ids are short, safe in a URL, and differ inside a task', () => {
  const { left, right } = present(samples.matching.source);
  const all = [...ids(left), ...ids(right)];
  for (const id of all) expect(id).toMatch(/^[\w-]{16}$/);
  // Authored ids of both sides are the same: equal opaque ids would give the pairs away.
  expect(new Set(all).size).toBe(7);
});

test('the same option id in another blank, task or text is another opaque id', () => {
  const { blanks } = present(samples.inline_choice.source);
  const inBlanks = blanks.flatMap(({ options }) => ids(options));
  const renamed = { ...samples.single_choice.source, id: 't2' };
  const reworded = {
    ...samples.single_choice.source,
    options: samples.single_choice.source.options.map(({ id, text }) => ({ id, text: `${text}!` })),
  };
  const all = [samples.single_choice.source, renamed, reworded].flatMap((source) =>
    ids(present(source).options),
  );
  expect(new Set([...inBlanks, ...all]).size).toBe(5 + 9);
});

test('every order of options occurs', () => {
  expect(countOrders((seed) => texts(present(samples.single_choice.source, seed).options))).toBe(6);
});

test('shuffle: false keeps the authored order of a choice and of an inline choice', () => {
  const choice = { ...samples.multiple_choice.source, shuffle: false };
  expect(countOrders((seed) => texts(present(choice, seed).options))).toBe(1);
  expect(texts(present(choice).options)).toEqual(texts(choice.options));
  const inline = { ...samples.inline_choice.source, shuffle: false };
  expect(texts(present(inline).blanks[0]?.options ?? [])).toEqual([
    'right-a',
    'wrong-b',
    'wrong-c',
  ]);
});

test('the columns of a matching are shuffled independently', () => {
  expect(countOrders((seed) => texts(present(samples.matching.source, seed).left))).toBe(6);
  const both = countOrders((seed) => {
    const { left, right } = present(samples.matching.source, seed);
    return [...texts(left), ...texts(right).filter((text) => text.startsWith('right'))];
  });
  expect(both).toBe(36);
});

test('[HW-03] an ordering takes every order but the right one', () => {
  const orders = seeds.map((seed) => texts(present(samples.ordering.source, seed).items).join());
  expect(new Set(orders).size).toBe(23);
  expect(orders).not.toContain('item-a,item-b,item-c,item-d');
});

test('blanks are named by their place in the text; braces of a formula are not blanks', () => {
  const inline = present(samples.inline_choice.source);
  expect(inline.text).toBe('Мы {{b1}} в $2^{{3}}$ класс {{b2}}.');
  expect(inline.blanks.map(({ id, options }) => [id, options.length])).toEqual([
    ['b1', 3],
    ['b2', 2],
  ]);
  expect(present(samples.text_entry.source)).toMatchObject({
    text: '{{b1}} и {{b2}}',
    blanks: [{ id: 'b1' }, { id: 'b2' }],
  });
});

test('a picture and a unit are presented as they are', () => {
  const image = { src: 'data:image/svg+xml;base64,AA==', alt: 'Часы', width: 10, height: 20 };
  expect(present({ ...samples.number.source, image })).toMatchObject({ unit: 'см', image });
  expect(present({ ...samples.number.source, unit: undefined })).not.toHaveProperty('unit');
});
