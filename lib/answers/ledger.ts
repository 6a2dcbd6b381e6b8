import type { AnswerReceipt, SavedAnswer } from '@/lib/contract/attempt/attempt';
import type { AnswerValue } from '@/lib/contract/tasks/tasks';
import { placeKey, placeOf, type AnswerPlace, type UnsentAnswer } from './unsent-answer';

/**
 * What the student is looking at is what shall be saved; an answer that waited longer than this, in
 * milliseconds, is no longer that, and does not replace what another device has saved since.
 */
const FRESH = 60_000;

/** The newest answer at a place, whether from here, another tab or the server. */
type Entry = {
  value: AnswerValue;
  /** The highest sequence that was ever seen at this place. */
  sequence: number;
  unsent: UnsentAnswer | null;
};

export type Settlement =
  /** Committed. */
  | { kind: 'saved' }
  /** Another device was first; the answer goes out once more, above that one. */
  | { kind: 'renewed'; answer: UnsentAnswer }
  /** Another device has saved a newer one, which stays. */
  | { kind: 'replaced' }
  /** A newer change waits at this place already. */
  | { kind: 'outdated' };

/**
 * What is known of answers in this tab: values to show, sequences to go on from, what is unsent, in
 * the order in which it was given. Plain memory; a pure machine but for `newId`.
 */
export class Ledger {
  readonly #entries = new Map<string, Entry>();
  /** Answers that are done with: they are not taken up again from a store that lags behind. */
  readonly #done = new Set<string>();

  constructor(
    private readonly userId: string,
    private readonly newId: () => string,
  ) {}

  valueOf(place: AnswerPlace): AnswerValue | undefined {
    return this.#entries.get(placeKey(place))?.value;
  }

  unsent(): UnsentAnswer[] {
    return [...this.#entries.values()].flatMap(({ unsent }) => unsent ?? []);
  }

  isUnsent(answer: UnsentAnswer): boolean {
    return this.#entries.get(placeKey(answer))?.unsent?.answerId === answer.answerId;
  }

  /** What the server said is saved. Never replaces what the student changed since. */
  learn(place: AnswerPlace, { sequence, value }: Pick<SavedAnswer, 'sequence' | 'value'>): void {
    const entry = this.#entries.get(placeKey(place));
    if (!entry) this.#entries.set(placeKey(place), { sequence, value, unsent: null });
    else if (sequence >= entry.sequence && !entry.unsent) Object.assign(entry, { sequence, value });
    else entry.sequence = Math.max(entry.sequence, sequence);
  }

  /** The student changed an answer: it goes to the end of the queue. */
  change(
    place: AnswerPlace,
    value: AnswerValue,
    { changedAt, spentSeconds }: Pick<UnsentAnswer, 'changedAt' | 'spentSeconds'>,
  ): UnsentAnswer {
    const sequence = (this.#entries.get(placeKey(place))?.sequence ?? 0) + 1;
    return this.#enqueue({
      ...placeOf(place),
      answerId: this.newId(),
      userId: this.userId,
      sequence,
      value,
      ...{ changedAt, spentSeconds },
    });
  }

  /** Takes up an answer that the store kept: from before, or from another tab. */
  adopt(stored: UnsentAnswer): void {
    if (this.#done.has(stored.answerId) || this.isUnsent(stored)) return;
    const entry = this.#entries.get(placeKey(stored));
    if (entry?.unsent && entry.unsent.changedAt > stored.changedAt) return;
    // A newer one from the server stays in sight; the server decides between the two.
    if (entry && entry.sequence > stored.sequence) entry.unsent = stored;
    else this.#enqueue(stored);
  }

  /** The store gave the answer a higher sequence, because of another tab. */
  resequence(answer: UnsentAnswer): void {
    const entry = this.#entries.get(placeKey(answer));
    if (!entry?.unsent || entry.unsent.answerId !== answer.answerId) return;
    entry.unsent = answer;
    entry.sequence = Math.max(entry.sequence, answer.sequence);
  }

  /** The server took the answer, or has a newer one. */
  settle(answer: UnsentAnswer, receipt: AnswerReceipt, now: number): Settlement {
    const entry = this.#entries.get(placeKey(answer));
    this.#done.add(answer.answerId);
    if (!entry) return { kind: 'outdated' };
    entry.sequence = Math.max(entry.sequence, receipt.sequence);
    if (entry.unsent?.answerId !== answer.answerId) return { kind: 'outdated' };
    if (receipt.superseded && now - answer.changedAt < FRESH)
      return { kind: 'renewed', answer: this.change(answer, answer.value, answer) };
    entry.unsent = null;
    return { kind: receipt.superseded ? 'replaced' : 'saved' };
  }

  /** The server will never take this answer. Returns whether it was still waiting. */
  drop(answer: UnsentAnswer): boolean {
    this.#done.add(answer.answerId);
    const entry = this.#entries.get(placeKey(answer));
    if (entry?.unsent?.answerId !== answer.answerId) return false;
    entry.unsent = null;
    return true;
  }

  #enqueue(answer: UnsentAnswer): UnsentAnswer {
    const key = placeKey(answer);
    this.#entries.delete(key);
    this.#entries.set(key, { value: answer.value, sequence: answer.sequence, unsent: answer });
    return answer;
  }
}
