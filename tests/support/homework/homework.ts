import { randomUUID } from 'node:crypto';
import type { Step } from '@/lib/contract/content/content';
import type { AnswerValue, PublicTask } from '@/lib/contract/tasks/tasks';
import { callPlatform } from '@/tests/support/http/call-platform';

/** Every step of a shipped workbook, in order. */
export async function stepsOf(workbookId: string): Promise<string[]> {
  const { modules } = await callPlatform('getWorkbook', { params: { workbookId } });
  return modules.flatMap((m) => m.lessons.flatMap((l) => l.steps.map((s) => s.uuid)));
}

/** A homework of the first steps of a workbook. */
export async function createHomework(
  token: string,
  { workbookId = 'matematika-5', steps = 3, title = 'Проверка' } = {},
) {
  const [all, book] = [
    await stepsOf(workbookId),
    await callPlatform('getWorkbook', { params: { workbookId } }),
  ];
  return callPlatform('createHomework', {
    token,
    body: {
      requestId: randomUUID(),
      title,
      subjectId: book.subjectId,
      grade: book.grade,
      steps: all.slice(0, steps),
    },
  });
}

/** Some answer of the right shape, right or not: what a pupil in a hurry would give. */
export function someAnswer(task: PublicTask): AnswerValue {
  const first = (options: { id: string }[]) => options[0]?.id ?? '';
  switch (task.kind) {
    case 'single_choice':
      return { kind: task.kind, optionId: first(task.options) };
    case 'multiple_choice':
      return { kind: task.kind, optionIds: [first(task.options)] };
    case 'inline_choice':
      return {
        kind: task.kind,
        choices: Object.fromEntries(task.blanks.map((blank) => [blank.id, first(blank.options)])),
      };
    case 'text_entry':
      return {
        kind: task.kind,
        texts: Object.fromEntries(task.blanks.map((blank) => [blank.id, 'ответ'])),
      };
    case 'number':
      return { kind: task.kind, text: '1,5' };
    case 'matching':
      return {
        kind: task.kind,
        pairs: Object.fromEntries(
          task.left.map(({ id }, index) => [id, task.right[index]?.id ?? first(task.right)]),
        ),
      };
    case 'ordering':
      return { kind: task.kind, order: task.items.map(({ id }) => id) };
  }
}

/** The answer that takes an answer back. */
export function emptyAnswer({ kind }: PublicTask): AnswerValue {
  const empty: { [K in AnswerValue['kind']]: Extract<AnswerValue, { kind: K }> } = {
    single_choice: { kind: 'single_choice', optionId: null },
    multiple_choice: { kind: 'multiple_choice', optionIds: [] },
    inline_choice: { kind: 'inline_choice', choices: {} },
    text_entry: { kind: 'text_entry', texts: {} },
    number: { kind: 'number', text: '' },
    matching: { kind: 'matching', pairs: {} },
    ordering: { kind: 'ordering', order: [] },
  };
  return empty[kind];
}

/** Answers every task of an attempt's step. */
export async function answerStep(
  token: string,
  attemptCode: string,
  stepNumber: number,
  answer: (task: Step['tasks'][number]) => AnswerValue = someAnswer,
): Promise<void> {
  const { tasks } = await callPlatform('getAttemptStep', {
    token,
    params: { attemptCode, stepNumber },
  });
  for (const task of tasks)
    await callPlatform('saveAnswer', {
      token,
      params: { attemptCode, answerId: randomUUID() },
      body: { stepNumber, taskId: task.id, sequence: 1, value: answer(task) },
    });
}
