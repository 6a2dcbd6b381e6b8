import type { WorkbookSummary } from '@/lib/contract/content/content';
import type { BodyOf } from '@/lib/contract/call/endpoint';
import type { Feedback } from '@/lib/contract/homework/homework';
import { HINT_COST } from '@/lib/contract/homework/limits';
import type { Endpoints } from '@/lib/contract/endpoints';
import {
  addSteps,
  moveStep,
  pickTask,
  removeSteps,
  type PickedTask,
  type Selection,
} from './selection';

/** A homework that is being put together. */
export type Draft = {
  workbookId: string;
  /** By subject and grade: a homework has one of each, and choosing another workbook loses nothing. */
  selections: Readonly<Record<string, Selection>>;
  /** As typed; while it is empty the default title holds. */
  title: string;
  defaultTitle: string;
  /** What students are told after finishing. [TRUST-01] */
  feedback: Feedback;
  /** Nobody begins it with only a name. [TRUST-02] */
  accountsOnly: boolean;
  /** What a hint takes of the points of its task, in percent; null: none are given. [REV-05] */
  hintCost: number | null;
  /** What was sent last and under which id: the same content again is the same homework. */
  sent: { idempotencyKey: string; content: string } | null;
};

type Book = Pick<WorkbookSummary, 'id' | 'subjectId' | 'grade'>;

export type DraftChange =
  | { type: 'workbook'; workbookId: string }
  | { type: 'title'; title: string }
  | { type: 'feedback'; feedback: Feedback }
  | { type: 'accountsOnly'; accountsOnly: boolean }
  | { type: 'hintCost'; hintCost: number | null }
  | { type: 'add'; book: Book; steps: Selection; order: readonly string[] }
  | { type: 'pick'; book: Book; picked: PickedTask; order: readonly string[] }
  | { type: 'remove'; book: Book; uuids: readonly string[] }
  | { type: 'move'; book: Book; uuid: string; by: -1 | 1 }
  | { type: 'sent'; sent: Draft['sent'] }
  | { type: 'restart'; defaultTitle: string };

/** An empty draft, at a workbook. */
export function newDraft(workbookId: string, defaultTitle: string): Draft {
  return {
    ...{ workbookId, selections: {}, title: defaultTitle, defaultTitle },
    ...{ feedback: 'after_finish', accountsOnly: false, hintCost: HINT_COST, sent: null },
  };
}

const keyOf = ({ subjectId, grade }: Book) => `${subjectId}-${grade}`;

/** What is chosen of the subject and grade of a workbook. */
export function selectionOf(draft: Draft, book: Book): Selection {
  return draft.selections[keyOf(book)] ?? [];
}

/** The title under which the homework will be created. */
export function titleOf({ title, defaultTitle }: Draft): string {
  return title.trim() || defaultTitle;
}

/** The draft after a change; a pure reducer. */
export function changeDraft(draft: Draft, change: DraftChange): Draft {
  switch (change.type) {
    case 'workbook':
      return { ...draft, workbookId: change.workbookId };
    case 'title':
      return { ...draft, title: change.title };
    case 'feedback':
      return { ...draft, feedback: change.feedback };
    case 'accountsOnly':
      return { ...draft, accountsOnly: change.accountsOnly };
    case 'hintCost':
      return { ...draft, hintCost: change.hintCost };
    case 'add':
      return select(draft, change.book, (had) => addSteps(had, change.steps, change.order));
    case 'pick':
      return select(draft, change.book, (had) => pickTask(had, change.picked, change.order));
    case 'remove':
      return select(draft, change.book, (had) => removeSteps(had, change.uuids));
    case 'move':
      return select(draft, change.book, (had) => moveStep(had, change.uuid, change.by));
    case 'sent':
      return { ...draft, sent: change.sent };
    case 'restart':
      return restarted(draft, change.defaultTitle);
  }
}

/** What was set for the last homework holds for the next one. */
function restarted(draft: Draft, defaultTitle: string): Draft {
  return { ...newDraft(draft.workbookId, defaultTitle), ...settingsOf(draft) };
}

const settingsOf = ({ feedback, accountsOnly, hintCost }: Draft) => ({
  ...{ feedback, accountsOnly, hintCost },
});

function select(draft: Draft, book: Book, change: (had: Selection) => Selection): Draft {
  const changed = change(selectionOf(draft, book));
  return { ...draft, selections: { ...draft.selections, [keyOf(book)]: changed } };
}

/** What a homework for a lesson of a diary says besides. [DIARY-05] */
export type ForLesson = Pick<BodyOf<Endpoints['createHomework']>, 'diary' | 'policy'>;

type Request = { body: BodyOf<Endpoints['createHomework']>; sent: NonNullable<Draft['sent']> };

/**
 * What to send for a draft. Sent again unchanged (a second press, a lost reply) it has the same id
 * and creates nothing new; changed content is another homework and has another id. [HW-01]
 */
export function requestOf(
  draft: Draft,
  book: Book,
  createId: () => string,
  forLesson: ForLesson = {},
): Request {
  const chosen = selectionOf(draft, book);
  const picked = chosen.flatMap(({ uuid, taskIds }) => (taskIds ? [[uuid, [...taskIds]]] : []));
  const fields = {
    title: titleOf(draft),
    subjectId: book.subjectId,
    grade: book.grade,
    steps: chosen.map(({ uuid }) => uuid),
    ...(picked.length > 0 && {
      contentItems: Object.fromEntries(picked) as Record<string, string[]>,
    }),
    ...forLesson,
    policy: { ...forLesson.policy, ...settingsOf(draft) },
  };
  const content = JSON.stringify(fields);
  const idempotencyKey = draft.sent?.content === content ? draft.sent.idempotencyKey : createId();
  return { body: { idempotencyKey, ...fields }, sent: { idempotencyKey, content } };
}

/** The draft with its steps whole, for when single tasks cannot be picked. [FEAT-01] */
export function wholeSteps(draft: Draft): Draft {
  const whole = (steps: Selection) => steps.map(({ uuid, title }) => ({ uuid, title }));
  const selections = Object.entries(draft.selections).map(([key, steps]) => [key, whole(steps)]);
  return { ...draft, selections: Object.fromEntries(selections) as Draft['selections'] };
}

/** Whether losing the draft would lose any work. */
export function isWorthKeeping({ selections, title, defaultTitle }: Draft): boolean {
  const hasSteps = Object.values(selections).some((selection) => selection.length > 0);
  return hasSteps || title !== defaultTitle;
}

/**
 * A draft that was found again: a default title of another time becomes that of now, unless the
 * homework has been sent under it and may exist already.
 */
export function renewed(draft: Draft, defaultTitle: string): Draft {
  if (draft.sent !== null || draft.title !== draft.defaultTitle) return draft;
  return { ...draft, title: defaultTitle, defaultTitle };
}
