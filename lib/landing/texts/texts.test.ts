import { publicTaskSchema } from '@/lib/contract/tasks/tasks';
import { subjects } from '@/lib/contract/subjects/subjects';
import { homeText } from './home';
import { typesetAll } from './landing-text';
import { commonQuestions, subjectQuestions } from './questions';
import { jobSteps } from './steps';
import { subjectHead } from './subject-head';
import { subjectHero, subjectTrail } from './subject-hero';
import { getSubjectText } from './subjects';
import { teacherText } from './teacher';

const kinds = publicTaskSchema.options.map((option) => option.shape.kind.value);
const workbook = { id: 'x' } as never;
const cases = subjects.map((subject) => [subject.name, subject] as const);

/** Every text in a piece of data. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

describe('the words of the landings', () => {
  test.each(cases)('[SUBJ-01] %s has a gain, three kinds of tasks and questions', (name) => {
    const text = getSubjectText(name);
    expect(text.gain.split(/[.!?] /).length).toBeGreaterThanOrEqual(2);
    expect(new Set(text.examples.map(({ kind }) => kind)).size).toBe(3);
    for (const { kind } of text.examples) expect(kinds).toContain(kind);
    expect(text.questions.length).toBeGreaterThanOrEqual(1);
    expect(text.by).toMatch(/^по\u00A0/);
    expect(text.changedAt).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });

  test('a subject that is none has no words', () => {
    for (const name of ['astronomiya', '', '__proto__', 'constructor'])
      expect(() => getSubjectText(name)).toThrow('No text for the subject');
  });

  test('[SEO-04] every page has a title and a description of its own, of a length that is shown whole', () => {
    const grades = [1, 11, null];
    const heads = [
      homeText.head,
      teacherText.head,
      ...subjects.flatMap((subject) => [
        ...grades.map((grade) => subjectHead({ subject, grade, workbook })),
        subjectHead({ subject, grade: null, workbook: null }),
      ]),
    ];
    for (const { wholeTitle, description, image } of heads) {
      expect([wholeTitle, wholeTitle.length <= 60]).toEqual([wholeTitle, true]);
      expect([description, description.length <= 160]).toEqual([description, true]);
      expect(image).toMatch(/^\/og\/[a-z-]+\.png$/);
    }
    for (const name of ['wholeTitle', 'description'] as const)
      expect(new Set(heads.map((head) => head[name])).size).toBe(heads.length);
  });

  test('they are set as Russian wants: no short word, number or dash parts from its neighbour', () => {
    const all = [
      homeText,
      teacherText,
      commonQuestions,
      ...subjects.map(({ name }) => jobSteps(name)),
      ...subjects.map(({ name }) => getSubjectText(name)),
      ...subjects.map((subject) => subjectHero({ subject, grade: 5, workbook })),
    ].flatMap(textsIn);
    expect(all.length).toBeGreaterThan(200);
    for (const text of all) {
      expect(text).not.toMatch(/(^|[ «(])(?:[вкосуияа]|на|не|по|до|из|от|за|но|же) /iu);
      expect(text).not.toMatch(/ [—–]|["“”]| - |\.\.\./u);
    }
  });

  test('they promise no numbers, prizes or prices that nobody counted', () => {
    const all = [homeText, teacherText, ...subjects.map(({ name }) => getSubjectText(name))];
    for (const text of all.flatMap(textsIn))
      expect(text).not.toMatch(
        /\d+ ?(?:%|₽|руб|тысяч|школ\b|учител)|лучш(?:ий|ая) |№\s?1|гаранти/iu,
      );
  });

  test('every subject answers the common questions', () => {
    expect(subjectQuestions.length).toBeGreaterThanOrEqual(3);
    expect(textsIn(subjectQuestions).join()).toContain('две попытки');
  });
});

describe('the beginning of a subject landing', () => {
  const [subject] = subjects.filter(({ name }) => name === 'fizika');
  if (!subject) throw new Error('No physics');

  test('[SUBJ-01] names subject and grade', () => {
    expect(subjectHero({ subject, grade: 7, workbook }).title).toBe('Физика, 7\u00A0класс');
    expect(subjectTrail({ subject, grade: 7, workbook })).toEqual([
      { title: 'Физика, 7\u00A0класс' },
    ]);
  });

  test('[SEO-09] names the subject alone when the address has no grade with a workbook', () => {
    expect(subjectHero({ subject, grade: null, workbook }).title).toBe(
      'Домашние задания по\u00A0физике',
    );
    expect(subjectTrail({ subject, grade: null, workbook })).toEqual([{ title: 'Физика' }]);
  });

  test('says that a workbook is still to come, and sells nothing', () => {
    const hero = subjectHero({ subject, grade: null, workbook: null });
    expect(hero.eyebrow).toBe('Тетрадь готовится');
    expect(textsIn(hero).join()).not.toContain('Готовые задания');
  });
});

test('spaces are set in texts at any depth, and nothing else is changed', () => {
  expect(typesetAll({ a: ['и так', 5, null], b: { c: 'да — нет', d: true } })).toEqual({
    a: ['и\u00A0так', 5, null],
    b: { c: 'да\u00A0— нет', d: true },
  });
});
