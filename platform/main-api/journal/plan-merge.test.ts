import { planMerge, type MergedAttempt } from './plan-merge';

const attempt = (id: string, part: Partial<MergedAttempt> = {}): MergedAttempt => ({
  ...{ id, homeworkId: 'h1', studentId: 'into', finishedAt: new Date(0), answerCount: 1 },
  startedAt: new Date(Number(id)),
  ...part,
});
const named = { studentId: 'named' };
const going = { finishedAt: null };

describe('the attempts of two students who are one', () => {
  test.each<[string, MergedAttempt[], string[], string[]]>([
    ['all finished', [attempt('3'), attempt('1', named), attempt('2')], ['1', '2', '3'], []],
    [
      'what goes on comes last, though it was begun first',
      [attempt('1', going), attempt('2', named)],
      ['2', '1'],
      [],
    ],
    [
      'of two that go on the one with more answers stays',
      [attempt('1', going), attempt('2', { ...named, ...going, answerCount: 9 })],
      ['2'],
      ['1'],
    ],
    [
      'of two that go on the own one stays when it has more answers',
      [attempt('1', { ...going, answerCount: 9 }), attempt('2', { ...named, ...going })],
      ['1'],
      ['2'],
    ],
    [
      'of two with as many answers the own one stays',
      [attempt('1', going), attempt('2', { ...named, ...going })],
      ['1'],
      ['2'],
    ],
    [
      'an own one without an answer makes room',
      [attempt('1', { ...going, answerCount: 0 }), attempt('2', { ...named, ...going })],
      ['2'],
      ['1'],
    ],
    [
      'two without an answer are one',
      [
        attempt('1', { ...going, answerCount: 0 }),
        attempt('2', { ...named, ...going, answerCount: 0 }),
      ],
      ['1'],
      ['2'],
    ],
    ['one that goes on alone stays', [attempt('1', { ...named, ...going })], ['1'], []],
    ['more than the limit stay', ['1', '2', '3'].map((id) => attempt(id)), ['1', '2', '3'], []],
  ])('[TRUST-02] %s', (_, rows, kept, dropped) => {
    const numbered = kept.map((id, index) => ({ id, number: index + 1 }));
    expect(planMerge(rows, 'into')).toEqual({ kept: numbered, dropped });
  });

  test('[TRUST-02] are numbered at each homework by itself', () => {
    const rows = [attempt('1'), attempt('2', { homeworkId: 'h2', ...named })];
    expect(planMerge(rows, 'into').kept).toEqual([
      { id: '1', number: 1 },
      { id: '2', number: 1 },
    ]);
  });
});
