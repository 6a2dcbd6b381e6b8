import type { BodyOf } from '@/lib/contract/call/endpoint';
import type { Endpoints } from '@/lib/contract/endpoints';
import { getSubject, subjects } from '@/lib/contract/subjects/subjects';
import type { Teaching } from '@/lib/contract/user/user';

/** A subject on the page of the choice. Its grades outlive a mistaken press on the subject. */
export type SubjectChoice = {
  readonly subjectId: number;
  readonly isChosen: boolean;
  /** Rising. */
  readonly grades: readonly number[];
};
/** Every subject once, in the order of the Russian alphabet. [ROUTE-05] */
export type TeachingChoice = readonly SubjectChoice[];

const alphabet = new Intl.Collator('ru');

/** What is chosen to begin with. */
export function choiceOf({ subjects: taught }: Teaching): TeachingChoice {
  return [...subjects]
    .sort((one, other) => alphabet.compare(one.title, other.title))
    .map(({ id }) => {
      const known = taught.find(({ subjectId }) => subjectId === id);
      return { subjectId: id, isChosen: known !== undefined, grades: rising(known?.grades ?? []) };
    });
}

/** The choice after a press on a subject. */
export function toggleSubject(choice: TeachingChoice, subjectId: number): TeachingChoice {
  return choice.map((one) =>
    one.subjectId === subjectId ? { ...one, isChosen: !one.isChosen } : one,
  );
}

/** The choice after a press on a grade of a subject. */
export function toggleGrade(
  choice: TeachingChoice,
  subjectId: number,
  grade: number,
): TeachingChoice {
  return choice.map((one) => {
    if (one.subjectId !== subjectId) return one;
    const others = one.grades.filter((other) => other !== grade);
    const grades = others.length < one.grades.length ? others : [...others, grade];
    return { ...one, grades: rising(grades) };
  });
}

export const chosenOf = (choice: TeachingChoice) => choice.filter(({ isChosen }) => isChosen);

/** The chosen subjects for which no grade is chosen yet. */
export const unfinishedOf = (choice: TeachingChoice) =>
  chosenOf(choice).filter(({ grades }) => grades.length === 0);

/** What is to be saved, or null while something is missing. The first subject stands apart. [API-01] */
export function teachingOf(choice: TeachingChoice): BodyOf<Endpoints['saveTeaching']> | null {
  const subjects = chosenOf(choice).map(({ subjectId, grades }) => ({
    subjectId,
    grades: [...grades],
  }));
  const [subject, grade] = [subjects[0]?.subjectId, subjects[0]?.grades[0]];
  if (subject === undefined || grade === undefined || unfinishedOf(choice).length > 0) return null;
  return { subject, grade, subjects };
}

/** The titles of subjects, for a sentence. */
export const titlesOf = (choices: readonly SubjectChoice[]) =>
  choices.map(({ subjectId }) => getSubject(subjectId).title).join(', ');

const rising = (grades: readonly number[]) => [...new Set(grades)].sort((a, b) => a - b);
