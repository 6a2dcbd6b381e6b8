import { homeText } from './texts/home';
import { getSubjectText } from './texts/subjects';
import { teacherText } from './texts/teacher';

/** When the words of the public pages last changed, as ISO dates. [PRE-04] */
export const textDates = {
  home: homeText.changedAt,
  teacher: teacherText.changedAt,
  // The words of these stand in other areas; a test holds the dates together (app/(public)).
  application: '2026-11-24',
  teacherTerms: '2026-11-24',
  userAgreement: '2026-11-24',
};

/** The same for the landing of a subject. */
export function subjectTextDate(name: string): string {
  return getSubjectText(name).changedAt;
}
