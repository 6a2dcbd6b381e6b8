import type { SavedAnswer } from '@/lib/contract/attempt/attempt';
import type { AnswerValue } from '@/lib/contract/tasks/tasks';
import { deliver } from './delivery';
import { Ledger } from './ledger';
import { outcomeOf, type SendOutcome } from './outcome';
import type { QueueOptions } from './queue-options';
import { NOTHING_YET, withNews, type SaveState } from './save-state';
import { createSchedule } from './schedule';
import { groupAnswers, groupOutcomeOf } from './send-together';
import { placeOf, type AnswerPlace, type UnsentAnswer } from './unsent-answer';

/** More rounds than this mean that the student goes on typing. */
const MAX_ROUNDS = 3;

/**
 * Saves the answers of one student: each is kept in the browser at once and sent when the student
 * pauses, until the server says that it is committed. Nothing is lost by a closed tab, a lost
 * connection, a restarted server or a second tab, and nothing is dropped silently. [HW-04]
 */
export class AnswerQueue {
  readonly #options: QueueOptions;
  readonly #ledger: Ledger;
  readonly #schedule;
  readonly #listeners = new Set<() => void>();
  /** Ids of answers that the browser would not keep: they do not outlive the page. */
  readonly #unkept = new Set<string>();
  #state: SaveState = NOTHING_YET;

  constructor(options: QueueOptions) {
    this.#options = options;
    this.#ledger = new Ledger(options.userId, options.newId);
    this.#schedule = createSchedule(() => options.exclusively(() => this.#deliver()), options);
  }

  /** The newest answer that is known here; undefined when none is. */
  valueOf(place: AnswerPlace): AnswerValue | undefined {
    return this.#ledger.valueOf(place);
  }

  /** The state as it is; another object after each change of state or values. */
  readonly state = (): SaveState => this.#state;

  /** Calls the listener after each change. Returns what ends that. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** What the server has saved for a step: sequences go on from there. */
  learn(attemptCode: string, stepNumber: number, answers: readonly SavedAnswer[]): void {
    for (const answer of answers)
      this.#ledger.learn({ attemptCode, stepNumber, taskId: answer.taskId }, answer);
    this.#tell({});
  }

  /** The student changed an answer, after so long at its step. Resolves when the browser keeps it, or cannot. */
  change(place: AnswerPlace, value: AnswerValue, spentSeconds?: number): Promise<void> {
    const changedAt = this.#options.clock.now();
    const kept = this.#keep(this.#ledger.change(place, value, { changedAt, spentSeconds }));
    this.#tell({ phase: this.#phase() });
    this.#schedule.soon();
    return kept;
  }

  /** Takes up what an earlier page or another tab left unsent, and sends it. */
  async resume(): Promise<void> {
    await this.#takeUpKept();
    await this.flush();
  }

  /** Sends what is unsent, at once. Returns whether nothing, of the attempt, is unsent then. */
  async flush(attemptCode?: string): Promise<boolean> {
    const isDone = () =>
      !this.#ledger.unsent().some((one) => !attemptCode || one.attemptCode === attemptCode);
    await this.#schedule.now();
    // An answer that met a newer one of another device goes out once more in the next round.
    for (let round = 2; !isDone() && this.#state.problem === null && round <= MAX_ROUNDS; round++)
      await this.#schedule.now();
    return isDone();
  }

  /** The page is about to go: sends all at once, in requests that survive it. */
  leave(): void {
    for (const group of groupAnswers(this.#ledger.unsent()))
      void this.#sendLeaving(group).catch(() => undefined);
  }

  /** Whether closing the page now could lose an answer: one is unsent and not stored. */
  isAtRisk(): boolean {
    return this.#ledger.unsent().some(({ answerId }) => this.#unkept.has(answerId));
  }

  /** The student has read the news. */
  dismissNews(): void {
    this.#tell({ news: [] });
  }

  async #deliver(): Promise<boolean> {
    await this.#takeUpKept();
    this.#tell({ phase: this.#phase() });
    const problem = await deliver(this.#ledger.unsent(), {
      options: this.#options,
      isUnsent: (answer) => this.#ledger.isUnsent(answer),
      conclude: (answer, outcome) => this.#conclude(answer, outcome),
    });
    this.#tell({ problem });
    this.#tell({ phase: this.#phase() });
    return problem === null;
  }

  async #sendLeaving(group: readonly UnsentAnswer[]): Promise<void> {
    const [only] = group;
    if (group.length === 1 && only)
      return this.#conclude(only, outcomeOf(await this.#options.send(only, { leaving: true })));
    const result = await this.#options.sendTogether(group, { leaving: true });
    const together = groupOutcomeOf(group, result);
    if (together.kind !== 'each') return;
    for (const [index, answer] of group.entries()) {
      const outcome = together.outcomes[index];
      if (outcome) await this.#conclude(answer, outcome);
    }
  }

  async #conclude(answer: UnsentAnswer, outcome: SendOutcome): Promise<void> {
    if (outcome.kind === 'refused') {
      if (this.#ledger.drop(answer))
        this.#tell({ news: withNews(this.#state.news, { ...placeOf(answer), ...outcome }) });
    } else if (outcome.kind === 'saved') {
      const now = this.#options.clock.now();
      const settlement = this.#ledger.settle(answer, outcome.receipt, now);
      if (settlement.kind === 'replaced')
        this.#tell({
          news: withNews(this.#state.news, { ...placeOf(answer), kind: 'replaced' }),
        });
      if (settlement.kind === 'renewed') {
        await this.#keep(settlement.answer);
        this.#schedule.soon();
      }
      if (settlement.kind === 'saved') this.#tell({ savedAt: now, problem: null });
    } else return;
    this.#tell({ phase: this.#phase() });
    this.#unkept.delete(answer.answerId);
    await this.#options.store.remove(answer).catch(() => undefined);
  }

  async #keep(answer: UnsentAnswer): Promise<void> {
    try {
      this.#ledger.resequence(await this.#options.store.put(answer));
    } catch {
      // Memory has it; `isAtRisk` says so when that matters.
      this.#unkept.add(answer.answerId);
    }
  }

  async #takeUpKept(): Promise<void> {
    const kept = await this.#options.store.list(this.#options.userId).catch(() => []);
    for (const answer of kept) this.#ledger.adopt(answer);
    if (kept.length > 0) this.#tell({ phase: this.#phase() });
  }

  #phase(): SaveState['phase'] {
    if (this.#ledger.unsent().length > 0) return this.#state.problem ?? 'saving';
    return this.#state.savedAt === null ? 'quiet' : 'saved';
  }

  #tell(change: Partial<SaveState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
