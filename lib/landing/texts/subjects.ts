import type { SubjectName } from '@/lib/contract/subjects/subjects';
import type { SubjectText } from './landing-text';
import { exactSubjects } from './subjects-exact';
import { humanitiesSubjects } from './subjects-humanities';
import { natureSubjects } from './subjects-nature';

const words: Record<SubjectName, SubjectText> = {
  ...exactSubjects,
  ...natureSubjects,
  ...humanitiesSubjects,
};
const texts = new Map<string, SubjectText>(Object.entries(words));

/**
 * The words of a subject's landing.
 *
 * @param name the subject's name in addresses [SUBJ-01]
 * @throws Error when the subject has none
 */
export function getSubjectText(name: string): SubjectText {
  const text = texts.get(name);
  if (!text) throw new Error(`No text for the subject ${name}`);
  return text;
}
