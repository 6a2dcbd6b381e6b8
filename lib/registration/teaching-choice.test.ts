import fc from 'fast-check';
import { subjects } from '@/lib/contract/subjects/subjects';
import { chosenTeachingSchema } from '@/lib/contract/user/user';
import {
  choiceOf,
  chosenOf,
  teachingOf,
  titlesOf,
  toggleGrade,
  toggleSubject,
  unfinishedOf,
} from './teaching-choice';

const empty = choiceOf({ subjects: [] });
const PHYSICS = 6;
const ALGEBRA = 2;

describe('the choice of subjects and grades', () => {
  test('[ROUTE-05] offers all 17 subjects in the order of the Russian alphabet', () => {
    const titles = empty.map((one) => titlesOf([one]));
    expect(titles.slice(0, 3)).toEqual(['Алгебра', 'Английский язык', 'Биология']);
    expect(titles.at(-1)).toBe('Химия');
    expect(new Set(titles).size).toBe(17);
  });

  test('[ROUTE-05] is nothing to save until a subject and a grade of it are chosen', () => {
    expect(teachingOf(empty)).toBeNull();
    const physics = toggleSubject(empty, PHYSICS);
    expect(teachingOf(physics)).toBeNull();
    expect(titlesOf(unfinishedOf(physics))).toBe('Физика');
    const complete = toggleGrade(toggleGrade(physics, PHYSICS, 8), PHYSICS, 7);
    expect(unfinishedOf(complete)).toEqual([]);
    expect(teachingOf(complete)).toEqual({
      ...{ subject: PHYSICS, grade: 7 },
      subjects: [{ subjectId: PHYSICS, grades: [7, 8] }],
    });
  });

  test('[ROUTE-05] is not saved with one subject complete and another not', () => {
    const one = toggleGrade(toggleSubject(empty, PHYSICS), PHYSICS, 7);
    expect(teachingOf(toggleSubject(one, ALGEBRA))).toBeNull();
  });

  test('grades come back with a subject that was taken back by mistake', () => {
    const chosen = toggleGrade(toggleSubject(empty, ALGEBRA), ALGEBRA, 7);
    const back = toggleSubject(chosen, ALGEBRA);
    expect(chosenOf(back)).toEqual([]);
    expect(toggleSubject(back, ALGEBRA)).toEqual(chosen);
  });

  test('a grade pressed twice is not chosen', () => {
    const twice = toggleGrade(toggleGrade(empty, ALGEBRA, 7), ALGEBRA, 7);
    expect(twice).toEqual(empty);
  });

  test('[ROUTE-05] begins with what is saved, and saves it unchanged', () => {
    const teaching = { subjects: [{ subjectId: ALGEBRA, grades: [7, 9] }] };
    expect(teachingOf(choiceOf(teaching))).toMatchObject(teaching);
  });

  test('[ROUTE-05] whatever is pressed, what is saved is what the contract wants', () => {
    const press = fc.record({
      subjectId: fc.constantFrom(...subjects.map(({ id }) => id)),
      grade: fc.option(fc.integer({ min: 1, max: 11 })),
    });
    fc.assert(
      fc.property(fc.array(press, { maxLength: 60 }), (presses) => {
        const choice = presses.reduce(
          (before, { subjectId, grade }) =>
            grade === null
              ? toggleSubject(before, subjectId)
              : toggleGrade(before, subjectId, grade),
          empty,
        );
        const teaching = teachingOf(choice);
        if (teaching !== null) expect(chosenTeachingSchema.parse(teaching)).toEqual(teaching);
        else expect(chosenOf(choice).length === 0 || unfinishedOf(choice).length > 0).toBe(true);
      }),
    );
  });
});
