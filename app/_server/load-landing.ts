import type { WorkbookSummary } from '@/lib/contract/content/content';
import type { Result } from '@/lib/contract/call/result';
import type { SubjectLanding } from '@/lib/landing/landing';
import * as landing from '@/lib/landing/load-landing';
import { askContent } from '@/lib/upstream/public-content';

/** All workbooks that there are; middleware has asked for them before, so they are at hand. */
export function loadWorkbooks(): Promise<Result<readonly WorkbookSummary[]>> {
  return landing.loadWorkbooks(askContent);
}

/** What the landing of a subject shows; as above, at hand. [ROUTE-23] */
export function loadSubjectLanding(name: string, part: string): Promise<Result<SubjectLanding>> {
  return landing.loadSubjectLanding(askContent, name, part);
}
