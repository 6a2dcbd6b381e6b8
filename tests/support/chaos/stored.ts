import type { Page } from '@playwright/test';
import type pg from 'pg';
import { plainText } from '@/lib/contract/markup/plain-text';
import type { AttemptResult, AttemptStep } from '@/lib/contract/attempt/attempt';
import type { Given } from './paper';

/** What the server has of an attempt, asked as the student, and of its rows. */
export class Stored {
  readonly #attemptCode: string;
  readonly #database: pg.Pool;

  constructor(attemptCode: string, database: pg.Pool) {
    this.#attemptCode = attemptCode;
    this.#database = database;
  }

  /** The answer to the only task of a step; null when there is none. */
  async answerTo(page: Page, number: number): Promise<Given | null> {
    const { tasks, answers } = await ask<AttemptStep>(page, `${this.#path()}/steps/${number}`);
    const [task] = tasks;
    const value = answers[0]?.value;
    if (!task || !value) return null;
    if (value.kind === 'photo') return this.#namesOf(value.files);
    if (value.kind === 'extended_text') return [value.text];
    if (value.kind === 'text_entry' && task.kind === 'text_entry')
      return task.blanks.map(({ id }) => value.texts[id] ?? '');
    if (value.kind === 'single_choice' && task.kind === 'single_choice')
      return task.options
        .filter(({ id }) => id === value.optionId)
        .map(({ text }) => plainText(text));
    throw new Error(`Step ${number} has an answer of another kind: ${value.kind}`);
  }

  /** Of a finished attempt: what each step has earned; null where it waits for the teacher. */
  async earned(page: Page): Promise<(number | null)[]> {
    const { steps } = await ask<AttemptResult>(page, `${this.#path()}/result`);
    return steps.flatMap(({ tasks }) =>
      tasks.map(({ isAwaiting, earned, points }) => (isAwaiting ? null : earned / points)),
    );
  }

  /** How many rows there are of what has to be there once. */
  async counts() {
    const { rows } = await this.#database.query<Record<'attempts' | 'answers' | 'ids', number>>(
      `select
        (select count(*)::int from main_api.attempt as other
          where other.homework_id = attempt.homework_id) as attempts,
        (select count(*)::int from main_api.answer where attempt_id = attempt.id) as answers,
        (select count(distinct answer_id)::int from main_api.answer
          where attempt_id = attempt.id) as ids
      from main_api.attempt where code = $1`,
      [this.#attemptCode],
    );
    return rows[0];
  }

  /** The names of photos that are really there, sorted: which of two comes first is not promised. */
  async #namesOf(ids: readonly string[]): Promise<Given> {
    const { rows } = await this.#database.query<{ id: string; name: string }>(
      'select id, name from main_api.file where id = any($1) and stored_at is not null',
      [ids],
    );
    return ids.map((id) => rows.find((row) => row.id === id)?.name ?? 'missing').sort();
  }

  #path(): string {
    return `/api/v1/attempts/${this.#attemptCode}`;
  }
}

async function ask<Reply>(page: Page, path: string): Promise<Reply> {
  const reply = await page.request.get(path);
  if (!reply.ok()) throw new Error(`${path}: ${reply.status()}`);
  return (await reply.json()) as Reply;
}
