import { historyOf, redo, undo, withStep } from './history';

test('[REV-02] steps are undone and done again one by one; a new one ends what was undone', () => {
  const drawn = withStep(withStep(historyOf('a'), 'b'), 'c');
  expect(undo(drawn).now).toBe('b');
  expect(redo(undo(drawn)).now).toBe('c');
  const other = withStep(undo(drawn), 'd');
  expect([redo(other).now, undo(other).now, undo(undo(other)).now]).toEqual(['d', 'b', 'a']);
});

test('[REV-02] the letters of one note are one step, those of another a second', () => {
  const one = withStep(withStep(historyOf(''), 'П', 'note 1'), 'Пр', 'note 1');
  expect(undo(one).now).toBe('');
  const two = withStep(one, 'Пр, Д', 'note 2');
  expect(undo(two).now).toBe('Пр');
  // After an undo typing goes on as a step of its own.
  expect(undo(withStep(undo(two), 'Пра', 'note 1')).now).toBe('Пр');
});

test('[REV-02] there is a beginning and an end', () => {
  const history = historyOf('a');
  expect([undo(history), redo(history)]).toEqual([history, history]);
  let long = history;
  for (let at = 0; at < 300; at += 1) long = withStep(long, `${at}`);
  expect(long.past).toHaveLength(200);
});
