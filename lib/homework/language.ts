/** The subject whose workbooks are not in Russian: English. [SUBJ-01] */
const ENGLISH = 0;

/** The language of a subject's titles and tasks, when it is not that of the page. [UI-12] */
export function languageOf(subjectId: number): string | undefined {
  return subjectId === ENGLISH ? 'en' : undefined;
}
