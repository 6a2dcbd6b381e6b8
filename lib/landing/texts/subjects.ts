import type { SubjectText } from './landing-text';
import { exactSubjects } from './subjects-exact';
import { humanitiesSubjects } from './subjects-humanities';
import { natureSubjects } from './subjects-nature';

const texts = new Map<string, SubjectText>(
  [exactSubjects, natureSubjects, humanitiesSubjects].flatMap((group) => Object.entries(group)),
);

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
