import type { WorkbookSummary } from '@/lib/contract/content/content';
import type { AskContent, Result } from '@/lib/contract/call/result';
import { chooseWorkbook, findSubjectByName } from './choose-workbook';
import type { SubjectLanding } from './landing';

/** All workbooks that there are, by subject and rising grade. */
export async function loadWorkbooks(ask: AskContent): Promise<Result<readonly WorkbookSummary[]>> {
  const result = await ask('listWorkbooks', { query: {} });
  return result.ok ? { ok: true, value: result.value.workbooks } : result;
}

/**
 * What the landing of a subject shows. [ROUTE-23]
 *
 * @param name the subject's name, as the route table knows it
 * @param part the second part of the path
 * @throws Error when there is no such subject: the route table lets none through
 */
export async function loadSubjectLanding(
  ask: AskContent,
  name: string,
  part: string,
): Promise<Result<SubjectLanding>> {
  const subject = findSubjectByName(name);
  if (!subject) throw new Error(`Unknown subject ${name}`);
  const all = await loadWorkbooks(ask);
  if (!all.ok) return all;
  const workbooks = all.value.filter(({ subjectId }) => subjectId === subject.id);
  const { grade, workbook: chosen } = chooseWorkbook(subject, part, workbooks);
  const none: SubjectLanding = { subject, grade, workbooks, workbook: null, sample: null };
  if (!chosen) return { ok: true, value: none };
  const input = { params: { workbookId: chosen.id } };
  const [workbook, sample] = await Promise.all([
    ask('getWorkbook', input),
    ask('getSample', input),
  ]);
  if (!workbook.ok) return workbook;
  // A publisher's own workbook may have none.
  if (!sample.ok && sample.error.status !== 404) return sample;
  const tried = sample.ok ? sample.value : null;
  return { ok: true, value: { ...none, workbook: workbook.value, sample: tried } };
}
