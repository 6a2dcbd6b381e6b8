/** @jest-environment jsdom */
import { newDraft } from './draft';
import { readDraft, readLastWorkbook, writeDraft, writeLastWorkbook } from './draft-storage';

const UUID = '8dac2ff1-07fe-47c7-a138-27653257edd2';
const draft = {
  ...newDraft('fizika-7', 'Задание от 4 марта, 09:05'),
  selections: { '6-7': [{ uuid: UUID, title: 'Величины и приборы' }] },
  sent: { idempotencyKey: UUID, content: '{}' },
};

describe('the kept draft', () => {
  afterEach(() => {
    jest.restoreAllMocks();
    sessionStorage.clear();
    localStorage.clear();
  });

  test('[HW-01] is there again, for the same teacher only', () => {
    writeDraft('u1', draft);
    expect(readDraft('u1')).toEqual(draft);
    expect(readDraft('u2')).toBeNull();
  });

  test('is gone when it is forgotten', () => {
    writeDraft('u1', draft);
    writeDraft('u1', null);
    expect(readDraft('u1')).toBeNull();
  });

  const step = { uuid: UUID, title: 'Величины и приборы' };
  test.each([
    ...['{', '[]', 'null', '"text"', ''],
    ...[
      { workbookId: '../etc' },
      { workbookId: 7 },
      { selections: [] },
      { selections: { '6-7': { 0: step } } },
      { selections: { '6-7': [{ ...step, uuid: 'x' }] } },
      { selections: { '6-7': [{ uuid: UUID }] } },
      { selections: { '6-7': [null] } },
      { selections: { '6-7': Array.from({ length: 101 }, () => step) } },
      { title: null },
      { defaultTitle: '' },
      { sent: undefined },
      { sent: { idempotencyKey: 'x', content: '{}' } },
      { sent: { idempotencyKey: UUID } },
    ].map((wrong) => JSON.stringify({ ...draft, ...wrong })),
  ])('is null when the storage holds %s', (text) => {
    sessionStorage.setItem('homework-draft:u1', text);
    expect(readDraft('u1')).toBeNull();
  });

  test('does not need a storage', () => {
    const refuse = () => {
      throw new Error('SecurityError');
    };
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    writeDraft('u1', draft);
    writeLastWorkbook('u1', 'fizika-7');
    expect(readDraft('u1')).toBeNull();
    expect(readLastWorkbook('u1')).toBeNull();
  });
});

test('[HW-01] the workbook used last is remembered for each teacher', () => {
  writeLastWorkbook('u1', 'fizika-7');
  expect(readLastWorkbook('u1')).toBe('fizika-7');
  expect(readLastWorkbook('u2')).toBeNull();
});
