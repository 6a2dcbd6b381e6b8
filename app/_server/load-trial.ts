import type { SampleTaskProps } from '@/components/landing/sample/sample-task';
import type { WorkbookSummary } from '@/lib/contract/content/content';
import { languageOf } from '@/lib/contract/subjects/subjects';
import type { Sample } from '@/lib/landing/landing';
import { readSampleAnswer, type SampleCheck } from '@/lib/landing/sample-answer';
import { featuredWorkbook } from '@/lib/landing/offered-subjects';
import { askContent } from '@/lib/upstream/public-content';
import { callAs } from './main-api';

type Given = string | readonly string[] | undefined;

/** The task that stands for all on a page about no subject; null when none can be had. */
export async function loadTrial(
  workbooks: readonly WorkbookSummary[],
  path: string,
  given: Given,
): Promise<SampleTaskProps | null> {
  const workbook = featuredWorkbook(workbooks);
  if (!workbook) return null;
  const sample = await askContent('getSample', { params: { workbookId: workbook.id } });
  return sample.ok ? trialOf(workbook, sample.value, path, given) : null;
}

/** A workbook's task on the page at `path`, with what the server says of the answer in its query. */
export async function trialOf(
  workbook: Pick<WorkbookSummary, 'id' | 'subjectId'>,
  sample: Sample,
  path: string,
  given: Given,
): Promise<SampleTaskProps> {
  const check = await checkAnswer(workbook.id, sample, given);
  return { action: path, sample, check, lang: languageOf(workbook.subjectId) };
}

/** In nobody's name: the page is the same for everybody with this answer. [HW-03] */
async function checkAnswer(
  workbookId: string,
  { task }: Sample,
  given: Given,
): Promise<SampleCheck> {
  const read = readSampleAnswer(task, given);
  if (!read) return { state: 'unanswered' };
  const { answer, value } = read;
  const input = { params: { workbookId }, body: { value } };
  const result = await callAs(null, 'checkSample', input);
  if (result.ok) return { state: 'checked', answer, ...result.value };
  return { state: 'failed', answer };
}
