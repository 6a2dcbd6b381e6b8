import { inArray } from 'drizzle-orm';
import type { Step, Workbook, WorkbookSummary } from '@/lib/contract/content/content';
import type { AnswerKey, TaskSource } from '@/platform/tasks/registry';
import { ServiceError } from '@/platform/kernel/errors';
import type { Db } from '@/platform/main-api/context';
import { presentTask } from '@/platform/tasks/tasks';
import { answerKey, stepRevision } from '@/platform/main-api/database/schema';
import { printOf, readContents, type ListedStep, type StepRef } from './contents';

/** One revision of a step with what is needed to show and to check it. It never changes. */
export type StepRevision = {
  uuid: string;
  revision: number;
  title: string;
  tasks: TaskSource[];
  keys: Map<string, AnswerKey>;
  /** By task, like the keys. */
  explanations: Map<string, string>;
  hints: Map<string, string[]>;
};

export type Catalogue = {
  /** @param filter.withUnreleased for those who see workbooks before everybody does [FEAT-02] */
  listWorkbooks(filter: {
    subjectId?: number;
    grade?: number;
    withUnreleased?: boolean;
  }): WorkbookSummary[];
  /** @throws ServiceError `not_found` */
  getWorkbook(id: string): Workbook;
  /** The newest revision of each step; throws ServiceError `not_found` when one does not exist. */
  currentRevisions(uuids: string[]): ListedStep[];
  /** The step as a student will see it; throws ServiceError `not_found`. */
  previewStep(uuid: string): Promise<Step>;
  /** What of a workbook anybody may try: in no lesson, so no homework holds it. @throws ServiceError `not_found` */
  getSample(workbookId: string): Promise<StepRevision>;
  /** Revisions by reference, in the order asked for. */
  getSteps(refs: readonly StepRef[]): Promise<StepRevision[]>;
  /** Reads the catalogue again when it has changed in the database; returns whether it has. [DOC-04] */
  refresh(): Promise<boolean>;
};

/**
 * Reads the catalogue, which stays as it is until it is refreshed; steps are read when first needed and
 * kept, since a revision never changes.
 */
export async function openCatalogue(db: Db, secret: string): Promise<Catalogue> {
  let print = await printOf(db);
  let contents = await readContents(db);
  const getSteps = createStepReader(db);
  return {
    refresh: async () => {
      const current = await printOf(db);
      if (current === print) return false;
      contents = await readContents(db);
      print = current;
      return true;
    },
    listWorkbooks: ({ subjectId, grade, withUnreleased = false }) =>
      [...contents.workbooks.values()]
        .filter((book) => withUnreleased || !book.isUnreleased)
        .filter((book) => subjectId === undefined || book.subjectId === subjectId)
        .filter((book) => grade === undefined || book.grade === grade)
        .map(({ modules: _, ...summary }) => summary),
    getWorkbook: (id) => contents.workbooks.get(id) ?? refuse(),
    currentRevisions: (uuids) => uuids.map((uuid) => contents.steps.get(uuid) ?? refuse()),
    previewStep: async (uuid) => {
      const [step] = await getSteps([contents.steps.get(uuid) ?? refuse()]);
      if (!step) return refuse();
      const seed = `preview:${uuid}`;
      const tasks = step.tasks.map((task) => presentTask(task, { seed, secret }));
      return { uuid, title: step.title, tasks };
    },
    getSample: async (workbookId) => {
      const ref = contents.samples.get(workbookId) ?? refuse();
      const [step] = await getSteps([ref]);
      return step ?? refuse();
    },
    getSteps,
  };
}

function refuse(): never {
  throw new ServiceError('not_found');
}

function createStepReader(db: Db): Catalogue['getSteps'] {
  const known = new Map<string, StepRevision>();
  const keyOf = ({ uuid, revision }: StepRef) => `${uuid}:${revision}`;
  const keysOf = ({ uuid, revision, keyRevision }: StepRef): StepRef => ({
    uuid,
    revision: keyRevision ?? revision,
  });
  const find = (ref: StepRef) => known.get(keyOf(ref)) ?? refuse();
  return async (refs) => {
    const missing = [...refs, ...refs.map(keysOf)].filter((ref) => !known.has(keyOf(ref)));
    if (missing.length > 0)
      for (const step of await readSteps(db, missing)) known.set(keyOf(step), step);
    return refs.map((ref) => onlyPicked(withKeys(find(ref), find(keysOf(ref))), ref.taskIds));
  };
}

/** The step checked by the keys of a later revision; a task that asks something else there keeps its own. [REV-04] */
function withKeys(step: StepRevision, later: StepRevision): StepRevision {
  if (step === later) return step;
  const asked = new Map(later.tasks.map((task) => [task.id, JSON.stringify(task)]));
  const same = new Set(
    step.tasks.filter((task) => asked.get(task.id) === JSON.stringify(task)).map(({ id }) => id),
  );
  const ofSame = <Value>(map: Map<string, Value>) => [...map].filter(([id]) => same.has(id));
  return {
    ...step,
    keys: new Map([...step.keys, ...ofSame(later.keys)]),
    explanations: new Map([...step.explanations, ...ofSame(later.explanations)]),
    hints: new Map([...step.hints, ...ofSame(later.hints)]),
  };
}

/** The step with the tasks that a homework takes of it, or as it is. [FEAT-01] */
function onlyPicked(step: StepRevision, taskIds: StepRef['taskIds']): StepRevision {
  if (!taskIds) return step;
  return { ...step, tasks: step.tasks.filter(({ id }) => taskIds.includes(id)) };
}

async function readSteps(db: Db, refs: StepRef[]): Promise<StepRevision[]> {
  const uuids = refs.map(({ uuid }) => uuid);
  const [steps, keys] = await Promise.all([
    db.select().from(stepRevision).where(inArray(stepRevision.uuid, uuids)),
    db.select().from(answerKey).where(inArray(answerKey.stepUuid, uuids)),
  ]);
  return steps.map(({ uuid, revision, title, tasks }) => {
    const own = keys.filter((row) => row.stepUuid === uuid && row.revision === revision);
    return {
      uuid,
      revision,
      title,
      tasks,
      keys: new Map(own.map((row) => [row.taskId, row.key])),
      explanations: new Map(own.map((row) => [row.taskId, row.explanation])),
      hints: new Map(own.map((row) => [row.taskId, row.hints])),
    };
  });
}
