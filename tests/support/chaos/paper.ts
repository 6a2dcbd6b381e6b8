import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { plainText } from '@/lib/contract/markup/plain-text';
import { stepsOf } from '@/tests/support/homework/homework';
import { solvedSteps, type SolvedTask } from '@/tests/support/homework/right-answers';
import { callPlatform } from '@/tests/support/http/call-platform';

/** An answer as people see it: what is chosen, typed, or the names of photos. */
export type Given = readonly string[];

type Kind = 'single_choice' | 'text_entry' | 'extended_text' | 'photo';

/** A step of one task: what a student first thinks, and what stays in the end. */
export type PaperStep = { number: number; kind: Kind; draft: Given; final: Given };

const WORKBOOK = 'geometriya-7';

const draftsOf: Record<Kind, (task: SolvedTask) => Pick<PaperStep, 'draft' | 'final'>> = {
  single_choice({ source, key }) {
    if (source.kind !== 'single_choice' || !('optionId' in key)) throw new Error('No choice');
    const named = (isRight: boolean) =>
      source.options
        .filter(({ id }) => (id === key.optionId) === isRight)
        .map(({ text }) => plainText(text))
        .slice(0, 1);
    return { draft: named(false), final: named(true) };
  },
  text_entry({ key }) {
    if (!('accepted' in key)) throw new Error('No text');
    const right = Object.values(key.accepted).map(([text = '']) => text);
    return { draft: right.map(() => 'не знаю'), final: right };
  },
  extended_text: () => ({ draft: ['Начало.'], final: ['слово '.repeat(60).trim()] }),
  photo: () => ({ draft: ['а.jpg'], final: ['а.jpg', 'б.jpg'] }),
};

async function findStep(workbookId: string, kind: Kind) {
  const [uuids, steps] = [await stepsOf(workbookId), await solvedSteps(workbookId)];
  const index = steps.findIndex(({ tasks: [task, other] }) => !other && task?.source.kind === kind);
  const task = steps[index]?.tasks[0];
  const stepUuid = uuids[index];
  if (!task || !stepUuid) throw new Error(`No step with ${kind} alone`);
  return { stepUuid, ...draftsOf[kind](task) };
}

/**
 * A homework of a choice, a text, an essay and photos. No workbook has all of these: the essay comes from
 * another one, past the rule that a homework is of one subject, in the database that is the test's own.
 */
export async function createPaper(teacher: string, database: pg.Pool) {
  const choice = await findStep(WORKBOOK, 'single_choice');
  const text = await findStep(WORKBOOK, 'text_entry');
  const essay = await findStep('literatura-5', 'extended_text');
  const photos = await findStep(WORKBOOK, 'photo');
  const ofOther = [choice, text, photos].map(({ stepUuid }) => stepUuid);
  const replaced = (await stepsOf(WORKBOOK)).find((uuid) => !ofOther.includes(uuid)) ?? '';
  const { taskHash } = await callPlatform('createHomework', {
    token: teacher,
    body: {
      idempotencyKey: randomUUID(),
      ...{ title: 'Хаос', subjectId: 3, grade: 7, policy: { feedback: 'everybody' } },
      steps: [choice.stepUuid, text.stepUuid, replaced, photos.stepUuid],
    },
  });
  await database.query(
    `update main_api.homework_step set step_uuid = $2
      from main_api.homework where homework.id = homework_id and task_hash = $1 and number = 3`,
    [taskHash, essay.stepUuid],
  );
  const kinds = ['single_choice', 'text_entry', 'extended_text', 'photo'] as const;
  const steps = [choice, text, essay, photos].map(({ draft, final }, index): PaperStep => ({
    ...{ number: index + 1, kind: kinds[index] ?? 'photo' },
    ...{ draft, final },
  }));
  return { taskHash, steps };
}
