import type { AnswerOf, AnswerValue, TaskKind, TaskOption } from '@/lib/contract/tasks/tasks';
import type { SourceOf, TaskSource } from '@/platform/content/task-source';
import { ServiceError } from '@/platform/kernel/errors';
import { blankNames, revealIds, type OptionGroup, type Presentation } from './opaque-ids';

type Groups = (name: string) => OptionGroup;
type Readers = {
  [Kind in TaskKind]: (
    source: SourceOf<Kind>,
    value: AnswerOf<Kind>,
    groups: Groups,
  ) => AnswerOf<Kind>;
};

const readers: Readers = {
  single_choice(source, { kind, optionId }, groups) {
    const known = revealIds(source.options, groups('options'));
    return { kind, optionId: optionId === null ? null : find(known, optionId, 'optionId') };
  },
  multiple_choice(source, { kind, optionIds }, groups) {
    return { kind, optionIds: readList(source.options, optionIds, groups('options'), 'optionIds') };
  },
  inline_choice(source, { kind, choices }, groups) {
    const blanks = byName(source);
    const read = Object.entries(choices).map(([name, option]) => {
      const blank = find(blanks, name, 'choices');
      const known = revealIds(blank.options, groups(`blank ${blank.id}`));
      return [blank.id, find(known, option, `choices.${name}`)];
    });
    return { kind, choices: Object.fromEntries(read) };
  },
  text_entry(source, { kind, texts }) {
    const blanks = byName(source);
    const read = Object.entries(texts).map(([name, text]) => [
      find(blanks, name, 'texts').id,
      text,
    ]);
    return { kind, texts: Object.fromEntries(read) };
  },
  number: (_, value) => value,
  matching(source, { kind, pairs }, groups) {
    const left = revealIds(source.left, groups('left'));
    const right = revealIds(source.right, groups('right'));
    const read = Object.entries(pairs).map(([from, to]) => [
      find(left, from, 'pairs'),
      find(right, to, `pairs.${from}`),
    ]);
    return { kind, pairs: Object.fromEntries(read) };
  },
  ordering(source, { kind, order }, groups) {
    return { kind, order: readList(source.items, order, groups('items'), 'order') };
  },
};

/**
 * The answer with authored ids and blanks in place of those that the browser saw. Needs no key, so
 * it can refuse a wrong answer when it is saved. Incomplete and empty answers are fine; in a matching
 * two left ones may have the same right one.
 *
 * @throws ServiceError `answer_mismatch` when the answer is of another kind than the task, names an
 * id or a blank that this presentation of the task does not have, or repeats an id
 */
export function readAnswer(
  source: TaskSource,
  value: AnswerValue,
  presentation: Presentation,
): AnswerValue {
  if (value.kind !== source.kind) throw mismatch('kind', `The task is ${source.kind}`);
  // The kinds are equal, which the type of a table row cannot say.
  const read = readers[source.kind] as (
    source: TaskSource,
    value: AnswerValue,
    groups: Groups,
  ) => AnswerValue;
  return read(source, value, (group) => ({ ...presentation, taskId: source.id, group }));
}

function mismatch(field: string, message: string): ServiceError {
  return new ServiceError('answer_mismatch', { field: `value.${field}`, message });
}

function find<Found>(known: ReadonlyMap<string, Found>, id: string, field: string): Found {
  const found = known.get(id);
  if (found === undefined) throw mismatch(field, 'The task has no such id');
  return found;
}

function readList(
  options: TaskOption[],
  ids: readonly string[],
  group: OptionGroup,
  field: string,
): string[] {
  if (new Set(ids).size !== ids.length) throw mismatch(field, 'An id is repeated');
  const known = revealIds(options, group);
  return ids.map((id) => find(known, id, field));
}

/** Public name → blank. */
function byName<Blank extends { id: string }>(source: {
  text: string;
  blanks: Blank[];
}): Map<string, Blank> {
  const names = blankNames(source.text);
  return new Map(source.blanks.map((blank) => [names.get(blank.id) ?? '', blank]));
}
