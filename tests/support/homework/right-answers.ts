import type { Locator, Page } from '@playwright/test';
import { plainText } from '@/lib/contract/markup/plain-text';
import { loadWorkbooks } from '@/platform/content/load-workbooks';
import type { AnswerKey, TaskSource } from '@/platform/tasks/registry';

export type SolvedTask = { source: TaskSource; key: AnswerKey };
export type SolvedStep = { title: string; tasks: SolvedTask[] };

/** The steps of a shipped workbook with their keys, read from the content itself. */
export async function solvedSteps(workbookId: string): Promise<SolvedStep[]> {
  const { workbooks } = await loadWorkbooks('platform/content/workbooks');
  const book = workbooks.find(({ id }) => id === workbookId);
  if (!book) throw new Error(`No workbook ${workbookId}`);
  return book.modules.flatMap((module) => module.lessons.flatMap((lesson) => lesson.steps));
}

/** Answers a step as a pupil who knows: by pressing, choosing and typing. */
export async function answerRightly(page: Page, step: SolvedStep): Promise<void> {
  const sheet = page.getByRole('main');
  for (const [index, task] of step.tasks.entries()) {
    const part = page.getByRole('region', { name: `Вопрос ${index + 1} из ${step.tasks.length}` });
    await answerTask(page, step.tasks.length > 1 ? part : sheet, task);
  }
}

const named = (list: { id: string; text: string }[], id: string | undefined): string => {
  const found = list.find((one) => one.id === id);
  if (!found) throw new Error(`No option ${id}`);
  return plainText(found.text);
};

async function answerTask(page: Page, place: Locator, { source, key }: SolvedTask): Promise<void> {
  if (source.kind === 'single_choice' && key.kind === source.kind)
    await place
      .getByRole('radio', { name: named(source.options, key.optionId), exact: true })
      .click();
  if (source.kind === 'multiple_choice' && key.kind === source.kind)
    for (const id of key.optionIds)
      await place.getByRole('checkbox', { name: named(source.options, id), exact: true }).click();
  if (source.kind === 'inline_choice' && key.kind === source.kind)
    for (const [index, blank] of inTextOrder(source).entries()) {
      const name = named(blank.options, key.choices[blank.id]);
      await choose(page, place.getByRole('combobox').nth(index), name);
    }
  if (source.kind === 'text_entry' && key.kind === source.kind)
    for (const [index, blank] of inTextOrder(source).entries())
      await place
        .getByRole('textbox')
        .nth(index)
        .fill(key.accepted[blank.id]?.[0] ?? '');
  if (source.kind === 'number' && key.kind === source.kind)
    await place.getByRole('textbox').fill(String(key.value).replace('.', ','));
  if (source.kind === 'matching' && key.kind === source.kind)
    for (const left of source.left) {
      const box = place.getByRole('combobox', { name: plainText(left.text), exact: true });
      await choose(page, box, named(source.right, key.pairs[left.id]));
    }
  if (source.kind === 'ordering' && key.kind === source.kind)
    await putInOrder(
      place,
      key.order.map((id) => named(source.items, id)),
    );
}

function inTextOrder<Blank extends { id: string }>(source: { text: string; blanks: Blank[] }) {
  const at = ({ id }: Blank) => source.text.indexOf(`{{${id}}}`);
  return [...source.blanks].sort((a, b) => at(a) - at(b));
}

async function choose(page: Page, box: Locator, name: string): Promise<void> {
  await box.click();
  // The entry may carry a remark («уже в паре») after its text.
  await page.getByRole('option').filter({ hasText: name }).first().click();
  await page.getByRole('listbox').waitFor({ state: 'hidden' });
}

async function putInOrder(place: Locator, names: string[]): Promise<void> {
  const raise = place.getByRole('button', { name: /^Выше: / });
  // What reads them below does not wait for a step that is still on its way.
  await raise.first().waitFor();
  const shown = async () => {
    const labels = await raise.evaluateAll((buttons) =>
      buttons.map((button) => button.getAttribute('aria-label') ?? ''),
    );
    return labels.map((label) => label.replace('Выше: ', ''));
  };
  for (const [target, name] of names.entries()) {
    for (let at = (await shown()).indexOf(name); at > target; at--)
      await place.getByRole('button', { name: `Выше: ${name}`, exact: true }).click();
  }
}
