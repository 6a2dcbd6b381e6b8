import {
  changeDraft,
  isWorthKeeping,
  newDraft,
  renewed,
  requestOf,
  selectionOf,
  titleOf,
  wholeSteps,
  type DraftChange,
} from './draft';

const maths = { id: 'math-5', subjectId: 1, grade: 5 };
const english = { id: 'english-5', subjectId: 0, grade: 5 };
const order = ['a', 'b', 'c'];
const add = (uuid: string, book = maths): DraftChange => ({
  type: 'add',
  book,
  steps: [{ uuid, title: uuid.toUpperCase() }],
  order,
});
const after = (...changes: DraftChange[]) =>
  changes.reduce(changeDraft, newDraft('math-5', 'Задание от 4 марта, 09:05'));
const uuids = (draft: ReturnType<typeof after>, book = maths) =>
  selectionOf(draft, book).map(({ uuid }) => uuid);

describe('a draft', () => {
  test('[HW-01] takes steps in, out and to another place', () => {
    const draft = after(add('b'), add('a'), add('c'), {
      type: 'move',
      book: maths,
      uuid: 'c',
      by: -1,
    });
    expect(uuids(draft)).toEqual(['a', 'c', 'b']);
    expect(uuids(changeDraft(draft, { type: 'remove', book: maths, uuids: ['c'] }))).toEqual([
      'a',
      'b',
    ]);
  });

  test('[HW-01] keeps a selection for each subject and grade', () => {
    const draft = after(
      add('a'),
      { type: 'workbook', workbookId: 'english-5' },
      add('b', english),
      { type: 'workbook', workbookId: 'math-5' },
    );
    expect(uuids(draft)).toEqual(['a']);
    expect(uuids(draft, english)).toEqual(['b']);
  });

  test.each([
    ['  Повторение  ', 'Повторение'],
    ['', 'Задание от 4 марта, 09:05'],
    ['   ', 'Задание от 4 марта, 09:05'],
  ])('[HW-01] with the title «%s» is called «%s»', (title, result) => {
    expect(titleOf(after({ type: 'title', title }))).toBe(result);
  });

  test('begins again at the same workbook', () => {
    const restarted = after({ type: 'workbook', workbookId: 'english-5' }, add('a'), {
      type: 'restart',
      defaultTitle: 'Задание от 5 марта, 10:00',
    });
    expect(restarted).toEqual(newDraft('english-5', 'Задание от 5 марта, 10:00'));
  });
});

describe('a draft that was left', () => {
  const later = 'Задание от 5 марта, 10:00';

  test('is worth keeping when something was chosen or named', () => {
    expect(isWorthKeeping(after())).toBe(false);
    expect(isWorthKeeping(after({ type: 'workbook', workbookId: 'english-5' }))).toBe(false);
    expect(isWorthKeeping(after(add('a')))).toBe(true);
    expect(isWorthKeeping(after({ type: 'title', title: 'Повторение' }))).toBe(true);
  });

  test('[HW-01] has the default title of the time at which it is found again', () => {
    expect(renewed(after(add('a')), later)).toMatchObject({ title: later, defaultTitle: later });
  });

  test.each<[string, DraftChange]>([
    ['the teacher gave', { type: 'title', title: 'Повторение' }],
    ['it was sent with', { type: 'sent', sent: { idempotencyKey: 'id-1', content: '{}' } }],
  ])('keeps the title that %s', (_, change) => {
    const draft = after(add('a'), change);
    expect(renewed(draft, later)).toEqual(draft);
  });
});

describe('the request of a draft', () => {
  let ids = 0;
  const createId = () => `id-${++ids}`;
  beforeEach(() => (ids = 0));

  test('[HW-01] names title, subject, grade and steps in order', () => {
    expect(requestOf(after(add('b'), add('a')), maths, createId).body).toEqual({
      idempotencyKey: 'id-1',
      title: 'Задание от 4 марта, 09:05',
      subjectId: 1,
      grade: 5,
      steps: ['a', 'b'],
      policy: { feedback: 'after_finish', accountsOnly: false, hintCost: 10 },
    });
  });

  test('[TRUST-01] [DIARY-05] names what students are told, beside what a lesson says', () => {
    const draft = after(add('a'), { type: 'feedback', feedback: 'never' });
    const policy = { dueAt: '2026-11-26T05:30:00Z' };
    expect(requestOf(draft, maths, createId, { policy }).body.policy).toEqual({
      ...policy,
      feedback: 'never',
      ...{ accountsOnly: false, hintCost: 10 },
    });
    // The next homework is told of as this one.
    const next = changeDraft(draft, { type: 'restart', defaultTitle: 'Ещё' });
    expect(next.feedback).toBe('never');
  });

  test('[TRUST-02] says who may begin, and the next homework as well', () => {
    const draft = after(add('a'), { type: 'accountsOnly', accountsOnly: true });
    expect(requestOf(draft, maths, createId).body.policy).toMatchObject({ accountsOnly: true });
    const next = changeDraft(draft, { type: 'restart', defaultTitle: 'Ещё' });
    expect(next.accountsOnly).toBe(true);
  });

  test('[HW-01] has the same id when it is sent again unchanged', () => {
    const draft = after(add('a'));
    const { sent } = requestOf(draft, maths, createId);
    const again = requestOf(changeDraft(draft, { type: 'sent', sent }), maths, createId);
    expect(again.body.idempotencyKey).toBe('id-1');
  });

  test.each<[string, DraftChange]>([
    ['another step', add('b')],
    ['another title', { type: 'title', title: 'Другое' }],
    ['another feedback', { type: 'feedback', feedback: 'everybody' }],
  ])('[HW-01] has another id with %s', (_, change) => {
    const draft = after(add('a'));
    const { sent } = requestOf(draft, maths, createId);
    const changed = changeDraft(changeDraft(draft, { type: 'sent', sent }), change);
    expect(requestOf(changed, maths, createId).body.idempotencyKey).toBe('id-2');
  });

  test('[HW-01] has another id when the one that was sent is forgotten', () => {
    const draft = after(add('a'));
    const { sent } = requestOf(draft, maths, createId);
    const forgotten = [sent, null].reduce(
      (had, now) => changeDraft(had, { type: 'sent', sent: now }),
      draft,
    );
    expect(requestOf(forgotten, maths, createId).body.idempotencyKey).toBe('id-2');
  });
});

describe('single tasks of a step', () => {
  const picked = {
    ...{ step: { uuid: 'b', title: 'B' }, all: ['t1', 't2'] },
    ...{ id: 't2', isTaken: true },
  };
  const draft = after(add('a'), { type: 'pick', book: maths, picked, order });

  test('[FEAT-01] are sent by step, and only where not all are taken', () => {
    const { body, sent } = requestOf(draft, maths, () => 'id');
    expect(body).toMatchObject({ steps: ['a', 'b'], contentItems: { b: ['t2'] } });
    const whole = requestOf(wholeSteps(draft), maths, () => 'id');
    expect(whole.body).not.toHaveProperty('contentItems');
    expect(whole.sent.content).not.toBe(sent.content);
  });
});
