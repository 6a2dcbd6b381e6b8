import { desc, sql } from 'drizzle-orm';
import type { Workbook, WorkbookSummary } from '@/lib/contract/content/content';
import type { Db } from '@/platform/main-api/context';
import { stepRevision, workbook, type WorkbookOutline } from '@/platform/main-api/database/schema';

/** A revision of a step, or of it only the tasks that are named. */
export type StepRef = {
  uuid: string;
  revision: number;
  taskIds?: readonly string[] | null;
  /** The revision whose keys count in place of its own. [REV-04] */
  keyRevision?: number | null;
};
/** A step of a lesson, with what its workbook is about. */
export type ListedStep = StepRef & Pick<WorkbookSummary, 'subjectId' | 'grade' | 'isUnreleased'>;

/** What the catalogue holds of the database. */
export type Contents = {
  workbooks: Map<string, Workbook>;
  /** Those in lessons, by uuid. */
  steps: Map<string, ListedStep>;
  /** By workbook. */
  samples: Map<string, StepRef>;
};

/** Changes with the catalogue. Of steps their number is enough: one that changes gets a new revision. */
export async function printOf(db: Db): Promise<string | undefined> {
  const { rows } = await db.execute<{ print: string }>(sql`
    select concat_ws(' ', md5(string_agg(book::text, '' order by book.id)),
      (select count(*) from ${stepRevision})) as print
    from ${workbook} as book`);
  return rows[0]?.print;
}

export async function readContents(db: Db): Promise<Contents> {
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
      books.flatMap(({ id, sampleUuid, released }) => {
        const found = sampleUuid === null || !released ? undefined : newest.get(sampleUuid);
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
      books.map(({ outline, sampleUuid: _, released, ...book }) => {
        const modules = complete(outline);
        const lessons = modules.flatMap((module) => module.lessons);
        const kinds = lessons.flatMap((lesson) => lesson.steps).flatMap((step) => step.kinds);
        return [book.id, { ...book, ...unreleased(released), taskCount: kinds.length, modules }];
      }),
    ),
  };
}

const unreleased = (released: boolean) => (released ? {} : ({ isUnreleased: true } as const));

function listedSteps(
  { outline, subjectId, grade, released }: typeof workbook.$inferSelect,
  newest: ReadonlyMap<string, number>,
): ListedStep[] {
  const uuids = outline.flatMap(({ lessons }) => lessons.flatMap(({ steps }) => steps));
  return uuids.flatMap((uuid) => {
    const revision = newest.get(uuid);
    return revision === undefined
      ? []
      : [{ uuid, revision, subjectId, grade, ...unreleased(released) }];
  });
}
