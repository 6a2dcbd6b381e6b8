import type { Subject } from '@/lib/contract/subjects/subjects';
import { pathOf } from '@/lib/routes/match';
import { gradePart } from './choose-workbook';

/** Where a teacher begins: the builder, after signing in. */
export const composeAddress = `${pathOf('login')}?${new URLSearchParams({ returnUrl: pathOf('newHomework') })}`;

/** Where all workbooks are listed. */
export const workbooksAddress = `${pathOf('home')}#subjects`;

/** The landing of a subject's workbook. */
export function landingAddress(subject: Subject, grade: number): string {
  return pathOf('subject', { subject: subject.name, grade: gradePart(grade) });
}
