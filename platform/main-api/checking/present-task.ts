import type { PublicTask, TaskOption } from '@/lib/contract/tasks/tasks';
import { replaceBlanks } from '@/platform/content/markup';
import { hashOrder, type SourceOf, type TaskSource } from '@/platform/content/task-source';
import { blankNames, hideIds, shuffle, type OptionGroup, type Presentation } from './opaque-ids';

/**
 * The task as one attempt shows it: opaque ids, the server's order, named blanks. The same seed gives
 * the same task again. It is built field by field, so that a new field of the source does not leak. [HW-03]
 */
export function presentTask(source: TaskSource, presentation: Presentation): PublicTask {
  const { id, prompt, points, image } = source;
  const common = { id, prompt, points, ...(image && { image }) };
  const group = (name: string): OptionGroup => ({ ...presentation, taskId: id, group: name });
  switch (source.kind) {
    case 'single_choice':
    case 'multiple_choice': {
      const options = arrange(source.options, source.shuffle, group('options'));
      return { ...common, kind: source.kind, options };
    }
    case 'inline_choice': {
      const blanks = inTextOrder(source, ({ id: blank, options }, name) => ({
        id: name,
        options: arrange(options, source.shuffle, group(`blank ${blank}`)),
      }));
      return { ...common, kind: source.kind, text: nameBlanks(source.text), blanks };
    }
    case 'text_entry': {
      const blanks = inTextOrder(source, ({ size }, name) => ({ id: name, size }));
      return { ...common, kind: source.kind, text: nameBlanks(source.text), blanks };
    }
    case 'number':
      return { ...common, kind: source.kind, ...(source.unit && { unit: source.unit }) };
    case 'matching': {
      const left = arrange(source.left, true, group('left'));
      const right = arrange(source.right, true, group('right'));
      return { ...common, kind: source.kind, left, right };
    }
    case 'ordering': {
      const items = hideIds(shuffleUnsolved(source, group('items')), group('items'));
      return { ...common, kind: source.kind, items };
    }
  }
}

function arrange(options: TaskOption[], shuffled: boolean, group: OptionGroup): TaskOption[] {
  return hideIds(shuffled ? shuffle(options, group) : options, group);
}

/** Draws again until the order is not the right one, so that every other order is equally likely. */
function shuffleUnsolved(
  source: SourceOf<'ordering'>,
  group: OptionGroup,
  round = 0,
): TaskOption[] {
  const drawn = shuffle(source.items, group, round);
  const solved = hashOrder(drawn.map(({ id }) => id)) === source.solvedHash;
  return solved && drawn.length > 1 ? shuffleUnsolved(source, group, round + 1) : drawn;
}

function nameBlanks(text: string): string {
  const names = blankNames(text);
  return replaceBlanks(text, (blank) => `{{${names.get(blank)}}}`);
}

/** The blanks as they follow each other in the text. */
function inTextOrder<Blank extends { id: string }, Shown>(
  { text, blanks }: { text: string; blanks: Blank[] },
  show: (blank: Blank, name: string) => Shown,
): Shown[] {
  return [...blankNames(text)].flatMap(([id, name]) => {
    const blank = blanks.find((candidate) => candidate.id === id);
    return blank ? [show(blank, name)] : [];
  });
}
