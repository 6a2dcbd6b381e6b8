import { createHash } from 'node:crypto';
import { subjects } from '@/lib/contract/subjects/subjects';
import { subjectTextDate, textDates } from '@/lib/landing/text-dates';
import { homeText } from '@/lib/landing/texts/home';
import { subjectQuestions } from '@/lib/landing/texts/questions';
import { subjectHead } from '@/lib/landing/texts/subject-head';
import { getSubjectText } from '@/lib/landing/texts/subjects';
import { teacherText } from '@/lib/landing/texts/teacher';
import { leadTexts } from '@/lib/lead/lead-texts';
import { teacherTerms } from '@/lib/legal/teacher-terms';
import { userAgreement } from '@/lib/legal/user-agreement';

const print = (words: unknown) =>
  createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 12);

const subjectWords = subjects.map((subject) => [
  getSubjectText(subject.name),
  subjectHead({ subject, grade: null, workbook: null }),
]);

test('[PRE-04] a document says the same date to people and to crawlers', () => {
  expect(textDates.teacherTerms).toBe(teacherTerms.changedAt);
  expect(textDates.userAgreement).toBe(userAgreement.changedAt);
});

// Who changes words sets their date as well, and writes the new pair down here.
test.each([
  ['home', homeText, textDates.home, '2026-11-22 66ad3c0f7344'],
  ['teacher', teacherText, textDates.teacher, '2026-11-22 2a844cbabcc2'],
  ['application', leadTexts, textDates.application, '2026-11-24 dc0635950ef5'],
  ['teacherTerms', teacherTerms, textDates.teacherTerms, '2026-11-24 439ec5ad8b8a'],
  ['userAgreement', userAgreement, textDates.userAgreement, '2026-11-24 ed1b61a9714c'],
  [
    'subjects',
    [subjectWords, subjectQuestions],
    subjects
      .map(({ name }) => subjectTextDate(name))
      .sort()
      .at(-1),
    '2026-11-22 3587ac6db640',
  ],
])('[PRE-04] the words of %s are those of their date', (_, words, date, recorded) => {
  expect(`${date} ${print(words)}`).toBe(recorded);
});

test('[PAY-01] no text says that what is sold cannot be bought yet', () => {
  const words = JSON.stringify([homeText, teacherText, leadTexts, teacherTerms, userAgreement]);
  expect(words).not.toMatch(
    /купить её нельзя|готовим лицензию|(?:она|лицензия) появится|лицензи\S+, которые готовим/i,
  );
});
