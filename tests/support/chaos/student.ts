import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { untilAlive } from '@/tests/support/browser/browser';
import { photo } from '@/tests/support/files/pictures';
import type { Given, PaperStep } from './paper';

/** How long somebody tries before they give up, in milliseconds. */
const PATIENCE_MS = 60_000;
/** A page on which nothing has moved for so long has looked at what it kept. */
const CALM_MS = 1_500;
/** A page that does not answer for so long is not looked at. */
const LOOK_MS = 1_000;

const radios = (page: Page) => page.getByRole('main').getByRole('radio');
const boxes = (page: Page) => page.getByRole('main').getByRole('textbox');
const photos = (page: Page) => page.getByRole('img', { name: /^Фото \d+ из/ });
/** Photos that are not in the answer yet. */
const comingOn = (page: Page) =>
  page.getByRole('list', { name: 'Фото ответа' }).getByText(/\.jpg$/);

/**
 * Somebody at a homework who does not give up: opens the page again when it is gone, answers again what is
 * not there any more, presses again what did nothing. What the page says to be saved is written down.
 */
export class Student {
  /** What the page has said to be saved, by the step; the newest. */
  readonly told = new Map<number, Given>();
  #page: Page;
  readonly #context: BrowserContext;
  /** Where the homework was last seen. */
  #address: string;

  constructor(page: Page) {
    this.#page = page;
    this.#context = page.context();
    this.#address = page.url();
  }

  get page(): Page {
    return this.#page;
  }

  /** The page is gone, and another one of the same browser takes its place. */
  async openAgain(): Promise<void> {
    await this.#page.close().catch(() => undefined);
    this.#page = await this.#context.newPage();
    await this.#page.goto(this.#address).catch(() => undefined);
  }

  /** Opens a step by the way that a student has. */
  async turnTo({ number }: PaperStep): Promise<void> {
    await this.#try(`step ${number}`, async () => {
      if (this.#page.url().endsWith(`/${number}`) && (await this.#isUsable())) return true;
      const next = this.#page.getByRole('link', { name: 'Дальше' });
      await untilAlive(next);
      await next.click({ timeout: LOOK_MS });
      return false;
    });
  }

  /** Changes the answer of the step that is open. */
  async give({ kind }: PaperStep, given: Given): Promise<void> {
    const page = this.#page;
    if (kind === 'single_choice') {
      const radio = page.getByRole('radio', { name: given[0], exact: true });
      await untilAlive(radio);
      await radio.click({ timeout: LOOK_MS });
    } else if (kind === 'photo') {
      const there = (await photos(page).count()) + (await comingOn(page).count());
      const files = given.slice(there).map(async (name) => {
        return { name, mimeType: 'image/jpeg', buffer: await photo(800, 600) };
      });
      const input = page.getByLabel('Добавить фото');
      await untilAlive(input);
      await input.setInputFiles(await Promise.all(files), { timeout: LOOK_MS });
    } else {
      await untilAlive(boxes(page).first());
      for (const [index, text] of given.entries())
        await boxes(page).nth(index).fill(text, { timeout: LOOK_MS });
    }
  }

  /** Writes down what the page says of an answer that was given. Returns whether that is «Сохранено». */
  async notice(step: PaperStep, given: Given): Promise<boolean> {
    try {
      // What the change of the answer has to change on the page has been drawn then.
      await within(this.#page.evaluate(() => new Promise(requestAnimationFrame)));
      if (!(await this.#shows(step, given))) return false;
      if (!/^Сохранено/.test(await this.saying())) return false;
    } catch {
      return false;
    }
    this.told.set(step.number, given);
    return true;
  }

  /** Until the answer is there and nothing is left to be saved, whatever it takes. */
  async settle(step: PaperStep, given: Given): Promise<void> {
    let calmSince = Date.now();
    const isCalm = () => Date.now() - calmSince > CALM_MS;
    await this.#try(`${given.join(', ').slice(0, 20)} of step ${step.number}`, async () => {
      if (await this.notice(step, given)) return true;
      if (await this.#shows(step, given)) {
        if (!/^Ответы сохраняются/.test(await this.saying())) calmSince = Date.now();
        return isCalm();
      }
      if (await this.#isOnTheWay(step)) calmSince = Date.now();
      if (!isCalm()) return false;
      await this.give(step, given);
      calmSince = Date.now();
      return false;
    });
  }

  /** What the page says about saving. */
  async saying(): Promise<string> {
    return within(this.#page.getByTestId('save-state').innerText({ timeout: LOOK_MS }));
  }

  /** Presses what ends the homework, once. */
  async pressFinish(): Promise<void> {
    const finish = this.#page.getByRole('button', { name: 'Завершить' });
    await untilAlive(finish);
    await finish.click({ timeout: LOOK_MS });
  }

  async finish(): Promise<void> {
    await this.#try('the end', async () => {
      if (/\/result$/.test(this.#page.url()))
        return this.#page.getByText('Верно').first().isVisible();
      const finish = this.#page.getByRole('button', { name: 'Завершить' });
      if (await finish.isEnabled({ timeout: LOOK_MS })) await this.pressFinish();
      await sleep(500);
      return false;
    });
  }

  /** Tries until it has come to something; opens the page again when it cannot be used. */
  async #try(what: string, turn: () => Promise<boolean>): Promise<void> {
    let fault: unknown = null;
    for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await sleep(100))
      try {
        if (!(await this.#isUsable())) {
          await this.openAgain();
          continue;
        }
        this.#address = this.#page.url();
        if (await turn()) return;
      } catch (error) {
        fault = error;
      }
    throw new Error(`Came to nothing: ${what}`, { cause: fault });
  }

  /** Whether it is a page of the homework and not a trace of a service that was away. */
  async #isUsable(): Promise<boolean> {
    const isThere = (place: Locator) => within(place.first().isVisible()).catch(() => false);
    if (/\/result$/.test(this.#page.url())) return isThere(this.#page.getByText('Верно'));
    return isThere(
      radios(this.#page).or(boxes(this.#page)).or(this.#page.getByText('Добавить фото')),
    );
  }

  async #shows({ kind }: PaperStep, given: Given): Promise<boolean> {
    const page = this.#page;
    if (kind === 'photo') return (await within(photos(page).count())) === given.length;
    if (kind === 'single_choice')
      return within(
        page.getByRole('radio', { name: given[0], exact: true }).isChecked({ timeout: LOOK_MS }),
      );
    const texts = await within(
      boxes(page).evaluateAll((all) => all.map((box) => (box as HTMLInputElement).value)),
    );
    return JSON.stringify(texts) === JSON.stringify(given);
  }

  /** Whether photos are shown that go into the answer by themselves. */
  async #isOnTheWay({ kind }: PaperStep): Promise<boolean> {
    if (kind !== 'photo') return false;
    return (await within(comingOn(this.#page).count())) > 0;
  }
}

/** A page whose process is gone answers nothing. */
async function within<Value>(work: Promise<Value>): Promise<Value> {
  const late = sleep(2 * LOOK_MS, null, { ref: false }).then(() => {
    throw new Error('The page does not answer');
  });
  late.catch(() => undefined);
  work.catch(() => undefined);
  return Promise.race([work, late]);
}
