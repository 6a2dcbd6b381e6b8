import { setTimeout as sleep } from 'node:timers/promises';
import { Refusal, messageOf } from '../refusal.mjs';

/** How long to wait before a part is started again, in milliseconds: doubled each time, up to the most. */
const FIRST_DELAY_MS = 500;
const MOST_DELAY_MS = 30_000;
/** A part that has run for so long had no trouble with its start. */
const STEADY_MS = 60_000;
/** So many starts in so many milliseconds that came to nothing end everything. */
const MOST_FAILURES = 5;
const FAILURES_WITHIN_MS = 60_000;

/**
 * @typedef {object} Running
 * @property {Promise<unknown>} ended never rejects
 * @property {() => Promise<void>} stop
 */

/**
 * Starts the part and waits until it is ready. @typedef {(attempt: { signal: AbortSignal, isFirst:
 * boolean }) => Promise<Running>} Launch
 */

/** What a part may use of the world; tests have their own. */
const WORLD = {
  now: Date.now,
  /** @type {(ms: number, signal: AbortSignal) => Promise<void>} */
  wait: (ms, signal) => sleep(ms, undefined, { signal }),
  say: (/** @type {string} */ line) => console.error(line),
};

/**
 * A part of the product that is started again whenever it ends by itself; the others go on meanwhile.
 * [HTTP-04]
 */
export class KeptPart {
  #launch;
  #needs;
  #world;
  #stopped = new AbortController();
  /** @type {Running | null} */
  #running = null;
  /** @type {Promise<void>} */
  #work = Promise.resolve();
  #up = createGate();
  #given = createGate();

  /**
   * @param {string} title as people are told about it
   * @param {Launch} launch
   * @param {{ needs?: readonly KeptPart[], world?: typeof WORLD }} [options] `needs` are the parts
   *   without which a start would fail
   */
  constructor(title, launch, { needs = [], world = WORLD } = {}) {
    this.title = title;
    this.#launch = launch;
    this.#needs = needs;
    this.#world = world;
  }

  /** Resolves with the reason when it has been given up. @returns {Promise<unknown>} */
  get ended() {
    return this.#given.passed;
  }

  /** Resolves when it runs, at once or after it was started again. @returns {Promise<unknown>} */
  get isUp() {
    return this.#up.passed;
  }

  /**
   * Starts it for the first time: a failure is the caller's.
   *
   * @param {AbortSignal} signal gives the start up
   */
  async start(signal) {
    this.#enter(await this.#launch({ signal, isFirst: true }));
    this.#work = this.#keep();
  }

  /** Ends it for good, also in the middle of a start. */
  async stop() {
    this.#stopped.abort();
    await this.#running?.stop();
    await this.#work;
  }

  /** @param {Running} running */
  #enter(running) {
    this.#running = running;
    this.#up.open();
  }

  async #keep() {
    const { signal } = this.#stopped;
    let delay = FIRST_DELAY_MS;
    while (!signal.aborted) {
      const since = this.#world.now();
      await this.#running?.ended;
      if (signal.aborted) return;
      this.#running = null;
      this.#up = createGate();
      this.#world.say(`Часть продукта неожиданно остановилась: ${this.title}. Запускаю снова.`);
      if (this.#world.now() - since >= STEADY_MS) delay = FIRST_DELAY_MS;
      try {
        delay = await this.#restart(delay);
      } catch (error) {
        if (!signal.aborted) this.#given.open(error);
        return;
      }
    }
  }

  /**
   * @param {number} delay before the first try
   * @returns {Promise<number>} the delay before the next restart
   * @throws Refusal when it does not start any more; what the signal says when it was stopped
   */
  async #restart(delay) {
    const { signal } = this.#stopped;
    /** @type {number[]} when starts came to nothing */
    const failures = [];
    for (;;) {
      await this.#world.wait(delay, signal);
      delay = Math.min(delay * 2, MOST_DELAY_MS);
      await Promise.race([Promise.all(this.#needs.map((part) => part.isUp)), aborted(signal)]);
      signal.throwIfAborted();
      try {
        const running = await this.#launch({ signal, isFirst: false });
        if (signal.aborted) await running.stop();
        signal.throwIfAborted();
        this.#enter(running);
        this.#world.say(`Снова работает: ${this.title}.`);
        return delay;
      } catch (error) {
        signal.throwIfAborted();
        failures.push(this.#world.now());
        const since = this.#world.now() - FAILURES_WITHIN_MS;
        if (failures.filter((at) => at >= since).length >= MOST_FAILURES)
          throw new Refusal(
            `Часть продукта больше не запускается: ${this.title}. ${messageOf(error)}`,
          );
      }
    }
  }
}

/** @param {AbortSignal} signal */
function aborted(signal) {
  return new Promise((resolve) => {
    signal.addEventListener('abort', resolve, { once: true });
  });
}

/** A promise that is fulfilled from outside. */
function createGate() {
  /** @type {(value?: unknown) => void} */
  let open = () => {};
  /** @type {Promise<unknown>} */
  const passed = new Promise((resolve) => {
    open = resolve;
  });
  return { passed, open };
}
