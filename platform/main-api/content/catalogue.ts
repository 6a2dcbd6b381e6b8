import { desc, inArray } from 'drizzle-orm';
import type { Step, Workbook, WorkbookSummary } from '@/lib/contract/content/content';
import type { AnswerKey, TaskSource } from '@/platform/tasks/registry';
import { ServiceError } from '@/platform/kernel/errors';
import type { Db } from '@/platform/main-api/context';
import { presentTask } from '@/platform/tasks/tasks';
import {
  answerKey,
  stepRevision,
  workbook,
  type WorkbookOutline,
} from '@/platform/main-api/database/schema';

/** One revision of a step with what is needed to show and to check it. It never changes. */
export type StepRevision = {
  uuid: string;
  revision: number;
  title: string;
  tasks: TaskSource[];
  keys: Map<string, AnswerKey>;
  /** By task, like the keys. */
  explanations: Map<string, string>;
};

export type StepRef = { uuid: string; revision: number };
/** A step of a lesson, with what its workbook is about. */
export type ListedStep = StepRef & Pick<WorkbookSummary, 'subjectId' | 'grade'>;

export type Catalogue = {
  listWorkbooks(filter: { subjectId?: number; grade?: number }): WorkbookSummary[];
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
};

/** Reads the catalogue once; steps are read when first needed and kept, since a revision never changes. */
export async function openCatalogue(db: Db, secret: string): Promise<Catalogue> {
  const contents = await readContents(db);
  const getSteps = createStepReader(db);
  return {
    listWorkbooks: ({ subjectId, grade }) =>
      [...contents.workbooks.values()]
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

type Contents = {
  workbooks: Map<string, Workbook>;
  /** Those in lessons, by uuid. */
  steps: Map<string, ListedStep>;
  /** By workbook. */
  samples: Map<string, StepRef>;
};

async function readContents(db: Db): Promise<Contents> {
  const { uuid, revision, title, tasks } = stepRevision;
  const steps = await db
    .selectDistinctOn([uuid], { uuid, revision, title, tasks })
    .from(stepRevision)
    .orderBy(uuid, desc(revision));
  const summaries = new Map(
    steps.map((step) => [
      step.uuid,
      { uuid: step.uuid, title: step.title, kinds: step.tasks.map(({ kind }) => kind) },
    ]),
  );
  const books = await db.select().from(workbook).orderBy(workbook.subjectId, workbook.grade);
  const complete = (outline: WorkbookOutline): Workbook['modules'] =>
    outline.map(({ id, title, lessons }) => ({
      id,
      title,
      lessons: lessons.map((lesson) => ({
        title: lesson.title,
        steps: lesson.steps.flatMap((uuid) => summaries.get(uuid) ?? []),
      })),
    }));
  const newest = new Map(steps.map((step) => [step.uuid, step.revision]));
  return {
    samples: new Map(
      books.flatMap(({ id, sampleUuid }) => {
        const found = sampleUuid === null ? undefined : newest.get(sampleUuid);
        return sampleUuid === null || found === undefined
          ? []
          : [[id, { uuid: sampleUuid, revision: found }]];
      }),
    ),
    steps: new Map(
      books.flatMap((book) =>
        listedSteps(book, newest).map((step): [string, ListedStep] => [step.uuid, step]),
      ),
    ),
    workbooks: new Map(
      books.map(({ outline, sampleUuid: _, ...book }) => {
        const modules = complete(outline);
        const lessons = modules.flatMap((module) => module.lessons);
        const kinds = lessons.flatMap((lesson) => lesson.steps).flatMap((step) => step.kinds);
        return [book.id, { ...book, taskCount: kinds.length, modules }];
      }),
    ),
  };
}

function listedSteps(
  { outline, subjectId, grade }: typeof workbook.$inferSelect,
  newest: ReadonlyMap<string, number>,
): ListedStep[] {
  const uuids = outline.flatMap(({ lessons }) => lessons.flatMap(({ steps }) => steps));
  return uuids.flatMap((uuid) => {
    const revision = newest.get(uuid);
    return revision === undefined ? [] : [{ uuid, revision, subjectId, grade }];
  });
}

function createStepReader(db: Db): Catalogue['getSteps'] {
  const known = new Map<string, StepRevision>();
  const keyOf = ({ uuid, revision }: StepRef) => `${uuid}:${revision}`;
  return async (refs) => {
    const missing = refs.filter((ref) => !known.has(keyOf(ref)));
    if (missing.length > 0)
      for (const step of await readSteps(db, missing)) known.set(keyOf(step), step);
    return refs.map((ref) => known.get(keyOf(ref)) ?? refuse());
  };
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
    };
  });
}
