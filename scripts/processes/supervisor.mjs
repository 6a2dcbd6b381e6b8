import { Refusal } from '../refusal.mjs';
import { KeptPart } from './kept-part.mjs';
import { GRACE_MS } from './parts.mjs';
import { parentOf } from './process-table.mjs';

/**
 * Something that runs until it is stopped.
 *
 * @typedef {object} Part
 * @property {string} title as people are told about it
 * @property {Promise<unknown>} ended with a Refusal when it has one to say
 * @property {() => Promise<void>} stop
 */

/** Thrown out of a start that the person has interrupted. */
class Interrupted extends Error {}

/** What a shell expects of a program that was interrupted before it got anywhere. */
const INTERRUPTED_STATUS = 130;

/**
 * Keeps the parts of the product together: they stop in the opposite order of their start, when the
 * person asks for it or when one of them ends for good.
 */
export class Supervisor {
  /** @type {Part[]} */
  #parts = [];
  #end = new AbortController();

  constructor() {
    const interrupt = () => this.#end.abort(new Interrupted());
    // Not `once`: npm passes on the signals that the terminal has already sent here.
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, interrupt);
    endWithNpm(interrupt);
  }

  /** Aborted when everything has to end, so that a start in progress is given up. */
  get signal() {
    return this.#end.signal;
  }

  /** @param {Part} part */
  add(part) {
    this.#parts.push(part);
    void part.ended.then((reason) => {
      const usual = new Refusal(`Часть продукта неожиданно остановилась: ${part.title}.`);
      this.#end.abort(reason instanceof Refusal ? reason : usual);
    });
  }

  /**
   * Starts a part, and starts it again whenever it ends by itself. [HTTP-04]
   *
   * @param {string} title
   * @param {import('./kept-part.mjs').Launch} launch
   * @param {readonly KeptPart[]} [needs] the parts without which a start would fail
   * @throws what the first start throws
   */
  async keep(title, launch, needs = []) {
    const part = new KeptPart(title, launch, { needs });
    await part.start(this.signal);
    this.add({ title, ended: part.ended, stop: () => part.stop() });
    return part;
  }

  /**
   * The same for a child process, whose output is passed on.
   *
   * @param {string} title
   * @param {(attempt: { signal: AbortSignal, isFirst: boolean }) =>
   *   Promise<import('./child.mjs').Child>} launch
   * @param {readonly KeptPart[]} [needs]
   */
  keepChild(title, launch, needs) {
    const start = async (/** @type {{ signal: AbortSignal, isFirst: boolean }} */ attempt) => {
      const child = await launch(attempt);
      child.passOutput({ out: process.stdout, err: process.stderr });
      return { ended: child.ended, stop: () => child.stop(GRACE_MS) };
    };
    return this.keep(title, start, needs);
  }

  /**
   * @param {string} title
   * @param {import('./child.mjs').Child} child
   */
  addChild(title, child) {
    child.passOutput({ out: process.stdout, err: process.stderr });
    this.add({ title, ended: child.ended, stop: () => child.stop(GRACE_MS) });
  }

  /** Resolves when everything has to end. */
  async untilEnd() {
    if (this.signal.aborted) return;
    await new Promise((resolve) => this.signal.addEventListener('abort', resolve));
  }

  /** Stops all parts, the last one first. */
  async stop() {
    for (const part of this.#parts.splice(0).reverse()) await part.stop();
  }
}

/**
 * Starts parts and keeps them running until the person stops them.
 *
 * @param {(supervisor: Supervisor) => Promise<void>} start
 * @returns {Promise<number>} the exit status
 * @throws what `start` throws, and Refusal when a part has ended by itself; everything is stopped
 */
export async function supervise(start) {
  const supervisor = new Supervisor();
  let started = false;
  try {
    await start(supervisor);
    started = true;
    await supervisor.untilEnd();
    supervisor.signal.throwIfAborted();
    return 0;
  } catch (error) {
    // Settled before the parts stop: their end would look like another reason.
    const reason = supervisor.signal.aborted ? supervisor.signal.reason : error;
    const interrupted = reason instanceof Interrupted;
    if (started && interrupted) console.log('Останавливаю…');
    await supervisor.stop();
    if (!interrupted) throw reason;
    return started ? 0 : INTERRUPTED_STATUS;
  }
}

/**
 * npm may be killed alone, without a signal for its child, which it started through a shell. Outside
 * of npm a parent that goes away means nothing: it may be a shell that left the product in the
 * background.
 *
 * @param {() => void} stop
 */
function endWithNpm(stop) {
  if (!process.env.npm_lifecycle_event) return;
  const parents = () => `${process.ppid} ${parentOf(process.ppid)}`;
  const atFirst = parents();
  setInterval(() => {
    if (parents() !== atFirst) stop();
  }, 500).unref();
}
