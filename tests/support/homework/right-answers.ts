import type { Locator, Page } from '@playwright/test';
import { plainText } from '@/lib/contract/markup/plain-text';
import type { TaskKind } from '@/lib/contract/tasks/tasks';
import { loadWorkbooks } from '@/platform/content/load-workbooks';
import type { AnswerKey, KeyOf, SourceOf, TaskSource } from '@/platform/tasks/registry';

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

type Gesture<Kind extends TaskKind> = (
  page: Page,
  place: Locator,
  source: SourceOf<Kind>,
  key: KeyOf<Kind>,
) => Promise<void>;

/** How each kind is answered by pressing, choosing and typing. */
const gestures: { [Kind in TaskKind]: Gesture<Kind> } = {
  single_choice: (_, place, { options }, { optionId }) =>
    place.getByRole('radio', { name: named(options, optionId), exact: true }).click(),
  async multiple_choice(_, place, { options }, { optionIds }) {
    for (const id of optionIds)
      await place.getByRole('checkbox', { name: named(options, id), exact: true }).click();
  },
  async inline_choice(page, place, source, { choices }) {
    for (const [index, blank] of inTextOrder(source).entries()) {
      const name = named(blank.options, choices[blank.id]);
      await choose(page, place.getByRole('combobox').nth(index), name);
    }
  },
  async text_entry(_, place, source, { accepted }) {
    for (const [index, blank] of inTextOrder(source).entries())
      await place
        .getByRole('textbox')
        .nth(index)
        .fill(accepted[blank.id]?.[0] ?? '');
  },
  async gap_fill(_, place, source, { words }) {
    const bank = place.getByRole('group', { name: 'Слова для пропусков' });
    for (const [index, blank] of inTextOrder(source).entries()) {
      const name = named(source.words, words[blank.id]);
      await bank.getByRole('button', { name, exact: true }).click();
      await place.getByRole('button', { name: new RegExp(`^Пропуск ${index + 1} из `) }).click();
    }
  },
  number: (_, place, _source, { value }) =>
    place.getByRole('textbox').fill(String(value).replace('.', ',')),
  async matching(page, place, { left, right }, { pairs }) {
    for (const { id, text } of left) {
      const box = place.getByRole('combobox', { name: plainText(text), exact: true });
      await choose(page, box, named(right, pairs[id]));
    }
  },
  ordering: (_, place, { items }, { order }) =>
    putInOrder(
      place,
      order.map((id) => named(items, id)),
    ),
  extended_text: (_, place, { minWords = 1 }) =>
    place.getByRole('textbox').fill('слово '.repeat(minWords)),
  photo: (_, place) => place.getByLabel('Добавить фото').setInputFiles('public/icons/icon-512.png'),
};

function answerTask(page: Page, place: Locator, { source, key }: SolvedTask): Promise<void> {
  // The kinds are equal, which the types of a registry cannot say.
  type Answer = (page: Page, place: Locator, source: TaskSource, key: AnswerKey) => Promise<void>;
  return (gestures[source.kind] as Answer)(page, place, source, key);
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
