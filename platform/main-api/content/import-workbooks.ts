import { createHash } from 'node:crypto';
import { desc, eq, notInArray, sql } from 'drizzle-orm';
import { loadWorkbooks } from '@/platform/content/load-workbooks';
import type { Db } from '@/platform/main-api/context';
import { answerKey, stepRevision, workbook } from '@/platform/main-api/database/schema';

/** Any number: whoever holds it imports, the others wait and then find nothing to do. */
const IMPORT_LOCK = 7_741_002;

type Loaded = Awaited<ReturnType<typeof loadWorkbooks>>['workbooks'][number];
type LoadedStep = Loaded['modules'][number]['lessons'][number]['steps'][number];
type Transaction = Parameters<Parameters<Db['transaction']>[0]>[0];

/** The folder holds what is no workbook; the message names file and line of every fault. */
export class WorkbookFaults extends Error {
  override name = 'WorkbookFaults';
}

/**
 * Brings the workbooks of a folder into the database. A step whose content changed gets a new
 * revision; homework that exists keeps the one it was made of.
 *
 * @throws WorkbookFaults; then nothing is imported
 */
export async function importWorkbooks(db: Db, folder: string): Promise<void> {
  const { workbooks, faults } = await loadWorkbooks(folder);
  if (faults.length > 0)
    throw new WorkbookFaults(
      faults.map((fault) => `${fault.file}:${fault.line}: ${fault.message}`).join('\n'),
    );
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`);
    for (const book of workbooks) await importWorkbook(tx, book);
    // What was taken out of the folder is no longer offered; homework made of it keeps its steps.
    await tx.delete(workbook).where(
      notInArray(
        workbook.id,
        workbooks.map(({ id }) => id),
      ),
    );
  });
}

async function importWorkbook(tx: Transaction, book: Loaded): Promise<void> {
  const { id, title, description, subjectId, grade, changed, released, modules, sample } = book;
  const steps = modules.flatMap((module) => module.lessons.flatMap((lesson) => lesson.steps));
  for (const step of [...steps, sample]) await importStep(tx, step);
  const outline = modules.map((module) => ({
    id: module.id,
    title: module.title,
    lessons: module.lessons.map((lesson) => ({
      title: lesson.title,
      steps: lesson.steps.map((step) => step.uuid),
    })),
  }));
  const sampleUuid = sample.uuid;
  const about = { title, description, subjectId, grade, changedAt: changed, released };
  const row = { ...about, outline, sampleUuid };
  await tx
    .insert(workbook)
    .values({ id, ...row })
    .onConflictDoUpdate({ target: workbook.id, set: row });
}

async function importStep(tx: Transaction, step: LoadedStep): Promise<void> {
  const { uuid, title, tasks } = step;
  const contentHash = createHash('sha256').update(JSON.stringify(step)).digest('hex');
  const [newest] = await tx
    .select({ revision: stepRevision.revision, contentHash: stepRevision.contentHash })
    .from(stepRevision)
    .where(eq(stepRevision.uuid, uuid))
    .orderBy(desc(stepRevision.revision))
    .limit(1);
  if (newest?.contentHash === contentHash) return;
  const revision = (newest?.revision ?? 0) + 1;
  const sources = tasks.map((task) => task.source);
  await tx.insert(stepRevision).values({ uuid, revision, title, tasks: sources, contentHash });
  await tx.insert(answerKey).values(
    tasks.map(({ source, key, explanation, hints }) => ({
      stepUuid: uuid,
      revision,
      taskId: source.id,
      key,
      explanation,
      hints: hints ?? [],
    })),
  );
}
