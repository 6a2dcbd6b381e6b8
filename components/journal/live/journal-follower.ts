import type { CallResult, Failure } from '@/lib/contract/call/result';
import type { Journal } from '@/lib/contract/journal/journal';
import type { ChangedMark, JournalEvent } from '@/lib/contract/journal/stream';
import { applyMarks } from '@/lib/journal/apply-marks';
import { openJournalSource } from './journal-source';
import { TIMES } from './times';

/** The journal as it is known, since when, and why not better. */
export type Followed = { journal: Journal; freshAt: string; failure: Failure | null };

/** Marks without a place are asked for once; this many are remembered. */
const MOST_ASKED = 1_000;

type TimerName = 'poll' | 'reopen' | 'read';

/** Follows a journal while its page is looked at: by a stream, else by asking again and again. [HW-06] */
export class JournalFollower {
  #state: Followed;
  readonly #ask: () => Promise<CallResult<'getJournal'>>;
  readonly #listeners = new Set<() => void>();
  readonly #asked = new Set<string>();
  #closeSource: (() => void) | undefined;
  #isFollowing = false;
  #isLive = false;
  #reopenMs = TIMES.firstReopen;
  #pollMs = TIMES.firstPoll;
  #timers: Partial<Record<TimerName, ReturnType<typeof setTimeout>>> = {};
  #isReading = false;
  /** Something has changed since the reading that is under way began. */
  #isToReadAgain = false;
  #readAt = -TIMES.gap;
  /** Marks that came during it. */
  #meanwhile: ChangedMark[] = [];

  constructor(
    known: Pick<Followed, 'journal' | 'freshAt'>,
    ask: () => Promise<CallResult<'getJournal'>>,
  ) {
    this.#state = { ...known, failure: null };
    this.#ask = ask;
  }

  readonly state = (): Followed => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Begins to follow; returns what ends it. */
  readonly follow = (): (() => void) => {
    const look = () => {
      if (document.hidden) return this.#pause();
      this.#pollMs = TIMES.firstPoll;
      this.#begin(TIMES.pollOnReturn);
    };
    document.addEventListener('visibilitychange', look);
    if (!document.hidden) this.#begin(TIMES.firstPoll);
    return () => {
      document.removeEventListener('visibilitychange', look);
      this.#pause();
    };
  };

  /** Reads the journal, or once more when that is under way. */
  readonly refresh = (): void => {
    if (this.#isReading) {
      this.#isToReadAgain = true;
      return;
    }
    const wait = this.#readAt + TIMES.gap - Date.now();
    this.#set('read', Math.max(0, wait), () => void this.#read());
  };

  #begin(firstPollMs: number): void {
    if (this.#isFollowing) return;
    this.#isFollowing = true;
    this.#reopenMs = TIMES.firstReopen;
    this.#open();
    this.#set('poll', firstPollMs, this.#poll);
  }

  #pause(): void {
    this.#isFollowing = false;
    this.#isLive = false;
    this.#closeSource?.();
    for (const timer of Object.values(this.#timers)) clearTimeout(timer);
    this.#timers = {};
  }

  #open(): void {
    this.#closeSource = openJournalSource(
      (event) => this.#take(event),
      () => this.#lose(),
    );
  }

  #take(event: JournalEvent): void {
    if (event.kind === 'hello') {
      this.#isLive = true;
      this.#reopenMs = TIMES.firstReopen;
      this.#pollMs = TIMES.firstPoll;
      this.#asked.clear();
    }
    if (event.kind === 'hello' || event.kind === 'changed') this.refresh();
    if (event.kind === 'marks') this.#apply(event.marks);
    if (event.kind === 'replaced') {
      this.#closeSource?.();
      this.#lose(TIMES.reopenReplaced);
    }
  }

  #lose(reopenMs = this.#reopenMs): void {
    const wasLive = this.#isLive;
    this.#isLive = false;
    // Streams that were lost together do not come back together.
    this.#set('reopen', reopenMs * (0.75 + Math.random() / 2), () => this.#open());
    this.#reopenMs = Math.min(this.#reopenMs * 3, TIMES.lastReopen);
    if (wasLive) this.#planPoll();
  }

  #apply(marks: readonly ChangedMark[]): void {
    if (this.#isReading) this.#meanwhile.push(...marks);
    const { journal, missing } = applyMarks(this.#state.journal, marks);
    const unknown = missing.map(({ userId, mark }) => `${userId} ${mark.taskHash}`);
    if (unknown.some((key) => !this.#asked.has(key))) this.refresh();
    if (this.#asked.size > MOST_ASKED) this.#asked.clear();
    for (const key of unknown) this.#asked.add(key);
    if (journal !== this.#state.journal) this.#tell({ journal, freshAt: now() });
  }

  async #read(): Promise<void> {
    this.#isReading = true;
    this.#isToReadAgain = false;
    this.#meanwhile = [];
    this.#readAt = Date.now();
    const result = await this.#ask();
    this.#isReading = false;
    if (result.ok) {
      const { journal } = applyMarks(result.value, this.#meanwhile);
      const isNew = JSON.stringify(journal) !== JSON.stringify(this.#state.journal);
      this.#pollMs = isNew ? TIMES.firstPoll : Math.min(this.#pollMs * 1.5, TIMES.lastPoll);
      this.#tell({ journal: isNew ? journal : this.#state.journal, freshAt: now(), failure: null });
    } else {
      this.#pollMs = Math.min(this.#pollMs * 1.5, TIMES.lastPoll);
      this.#tell({ failure: result.error });
    }
    if (!this.#isFollowing) return;
    if (this.#isToReadAgain) this.refresh();
    this.#planPoll();
  }

  readonly #poll = (): void => {
    delete this.#timers.poll;
    this.refresh();
  };

  /** What has failed is asked for again, whether there is a stream or not. */
  #planPoll(): void {
    const isWell = this.#isLive && this.#state.failure === null;
    this.#set('poll', isWell ? TIMES.pollBeside : this.#pollMs, this.#poll);
  }

  #set(name: TimerName, afterMs: number, run: () => void): void {
    clearTimeout(this.#timers[name]);
    this.#timers[name] = setTimeout(run, afterMs);
  }

  #tell(part: Partial<Followed>): void {
    this.#state = { ...this.#state, ...part };
    for (const listener of this.#listeners) listener();
  }
}

const now = () => new Date().toISOString();
