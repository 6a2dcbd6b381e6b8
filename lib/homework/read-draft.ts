import { HINT_COST, MAX_HINT_COST, MAX_PICKED, MAX_STEPS } from '@/lib/contract/homework/limits';
import type { Draft } from './draft';
import type { Selection } from './selection';

const UUID = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i;
const WORKBOOK_ID = /^[a-z0-9-]{1,80}$/;

/**
 * A draft out of a browser's storage, or null when it is none. Checked by hand: a schema library
 * would be a tenth of all that the page loads.
 */
export function draftFrom(kept: unknown): Draft | null {
  if (!isRecord(kept)) return null;
  const { workbookId, selections, title, defaultTitle, sent } = kept;
  if (!isText(workbookId) || !WORKBOOK_ID.test(workbookId)) return null;
  if (!isRecord(selections) || !Object.values(selections).every(isSelection)) return null;
  if (!isText(title) || !isText(defaultTitle) || defaultTitle === '') return null;
  if (sent !== null && !isSent(sent)) return null;
  const chosen = selections as Record<string, Selection>;
  return {
    workbookId,
    selections: chosen,
    title,
    defaultTitle,
    feedback: feedbackFrom(kept),
    accountsOnly: kept.accountsOnly === true,
    hintCost: hintCostFrom(kept),
    sent,
  };
}

/** That of a draft from before there was a choice is the usual one. */
function feedbackFrom({ feedback }: Record<string, unknown>): Draft['feedback'] {
  return feedback === 'everybody' || feedback === 'never' ? feedback : 'after_finish';
}

function hintCostFrom({ hintCost }: Record<string, unknown>): Draft['hintCost'] {
  if (hintCost === null) return null;
  const isCost = typeof hintCost === 'number' && Number.isInteger(hintCost);
  return isCost && hintCost >= 0 && hintCost <= MAX_HINT_COST ? hintCost : HINT_COST;
}

function isSelection(value: unknown): value is Selection {
  const isStep = (step: unknown) =>
    isRecord(step) && isUuid(step.uuid) && isText(step.title) && arePicked(step.taskIds);
  return Array.isArray(value) && value.length <= MAX_STEPS && value.every(isStep);
}

function arePicked(ids: unknown): boolean {
  if (ids === undefined) return true;
  return Array.isArray(ids) && ids.length > 0 && ids.length <= MAX_PICKED && ids.every(isText);
}

function isSent(value: unknown): value is NonNullable<Draft['sent']> {
  return isRecord(value) && isUuid(value.idempotencyKey) && isText(value.content);
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isUuid = (value: unknown): value is string => isText(value) && UUID.test(value);

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
