/** When the words of the public pages last changed, as ISO dates. [PRE-04] */
export const textDates = {
  home: '2026-11-21',
  teacher: '2026-11-21',
  application: '2026-11-21',
  teacherTerms: '2026-11-21',
  userAgreement: '2026-11-21',
} as const;

export function subjectTextDate(_name: string): string {
  return '2026-11-21';
}
