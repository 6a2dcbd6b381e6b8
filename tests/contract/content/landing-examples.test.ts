import { subjects } from '@/lib/contract/subjects/subjects';
import type { TaskKind } from '@/lib/contract/tasks/tasks';
import { getSubjectText } from '@/lib/landing/texts/subjects';
import { callPlatform } from '@/tests/support/http/call-platform';

/** The kinds of tasks that the workbooks of each subject hold, by its id. */
async function kindsBySubject(): Promise<Map<number, Set<TaskKind>>> {
  const { workbooks } = await callPlatform('listWorkbooks', {});
  const kinds = new Map<number, Set<TaskKind>>();
  for (const { id, subjectId } of workbooks) {
    const { modules } = await callPlatform('getWorkbook', { params: { workbookId: id } });
    const steps = modules.flatMap(({ lessons }) => lessons.flatMap((lesson) => lesson.steps));
    const known = kinds.get(subjectId) ?? [];
    kinds.set(subjectId, new Set([...known, ...steps.flatMap((step) => step.kinds)]));
  }
  return kinds;
}

test('[SUBJ-01] a landing names only kinds of tasks that the workbooks of its subject hold', async () => {
  const kinds = await kindsBySubject();
  expect(kinds.size).toBeGreaterThanOrEqual(3);
  const missing = subjects.flatMap(({ id, name }) => {
    const held = kinds.get(id);
    if (!held) return [];
    const { examples } = getSubjectText(name);
    return examples.filter(({ kind }) => !held.has(kind)).map(({ kind }) => `${name}: ${kind}`);
  });
  expect(missing).toEqual([]);
});
