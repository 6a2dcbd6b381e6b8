import type { ChangedMark, JournalEvent } from '@/lib/contract/journal/stream';
import type { EventSink } from '@/lib/http/event-stream';
import { ServiceError } from '@/platform/kernel/errors';
import type { Logger } from '@/platform/kernel/logger';
import type { Caller } from '@/platform/main-api/context';
import { HUB_LIMITS } from './hub-limits';
import { decodeNews } from './news-message';
import type { Pair } from './read-marks';
import { inEvents, isDue, newlyWatched, note, type Follower, type Watched } from './watched';

type Surroundings = {
  readMarks(pairs: readonly Pair[]): Promise<Map<string, ChangedMark[]>>;
  isSignedIn(jti: string): Promise<boolean>;
  log: Pick<Logger, 'warn'>;
};

/** Tells the teachers who look at their journals what changes in them, in this process. [HW-06] */
export class JournalHub {
  readonly #around: Surroundings;
  readonly #limits: typeof HUB_LIMITS;
  readonly #watched = new Map<string, Watched>();
  readonly #beating: NodeJS.Timeout;
  #count = 0;
  #isTelling = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(around: Surroundings, limits: Partial<typeof HUB_LIMITS> = {}) {
    this.#around = around;
    this.#limits = { ...HUB_LIMITS, ...limits };
    this.#beating = setInterval(() => this.#beat(), this.#limits.beatMs).unref();
  }

  /** How many streams are open. */
  get size(): number {
    return this.#count;
  }

  /** @throws ServiceError `rate_limited` when there are as many streams as this process serves */
  assertRoom(): void {
    if (this.#count >= this.#limits.streams)
      throw new ServiceError('rate_limited', { retryAfterSeconds: 60 });
  }

  /**
   * Lets a teacher follow; of more streams than they may have the oldest ends.
   *
   * @returns what is to be called when the stream has ended, however that was
   */
  open({ userId, jti }: Caller, sink: EventSink<JournalEvent>): () => void {
    const own = this.#watched.get(userId) ?? newlyWatched();
    this.#watched.set(userId, own);
    const { lifetimeMs, ofTeacher } = this.#limits;
    const follower: Follower = {
      ...{ jti, sink, beats: 0 },
      endsAt: Date.now() + lifetimeMs * (1 + Math.random() / 2),
    };
    own.followers.add(follower);
    this.#count += 1;
    sink.send({ kind: 'hello' });
    const [oldest] = own.followers;
    if (oldest && own.followers.size > ofTeacher) {
      oldest.sink.send({ kind: 'replaced' });
      oldest.sink.end();
    }
    return () => {
      if (!own.followers.delete(follower)) return;
      this.#count -= 1;
      if (own.followers.size === 0 && this.#watched.get(userId) === own)
        this.#watched.delete(userId);
    };
  }

  /** Takes a message of the database; null says that some may have been missed. */
  readonly take = (message: string | null): void => {
    const news = message === null ? { teacherId: null } : decodeNews(message);
    if (news === null) return;
    if (news.teacherId === null) return this.#tellAll();
    const own = this.#watched.get(news.teacherId);
    if (!own) return;
    note(own, news, this.#limits.pairsOfTeacher);
    this.#plan(this.#limits.waitMs);
  };

  /** Ends all streams; for when the process is to end. */
  end(): void {
    clearInterval(this.#beating);
    clearTimeout(this.#timer);
    for (const { sink } of this.#followers()) sink.end();
  }

  #followers(): Follower[] {
    return [...this.#watched.values()].flatMap(({ followers }) => [...followers]);
  }

  /** Not at the same moment: each of them reads a whole journal then. */
  #tellAll(): void {
    for (const { sink } of this.#followers())
      setTimeout(
        () => sink.send({ kind: 'changed' }),
        Math.random() * this.#limits.spreadMs,
      ).unref();
  }

  #plan(afterMs: number): void {
    if (this.#timer !== undefined || this.#isTelling) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      void this.#tell();
    }, afterMs).unref();
  }

  async #tell(): Promise<void> {
    this.#isTelling = true;
    const due = this.#takeDue();
    let nextMs = this.#limits.waitMs;
    try {
      const pairs = due.flatMap(({ pairs: own }) => own);
      const marks = pairs.length > 0 ? await this.#around.readMarks(pairs) : new Map();
      await Promise.all(due.map((one) => this.#tellTeacher(one, marks.get(one.teacherId) ?? [])));
    } catch (error) {
      const cause = error instanceof Error ? error.name : 'unknown';
      this.#around.log.warn({ cause }, 'changes of journals were not read');
      for (const { own } of due) own.isChanged = true;
      nextMs = this.#limits.retryMs;
    }
    this.#isTelling = false;
    if ([...this.#watched.values()].some(isDue)) this.#plan(nextMs);
  }

  /** What is told in one go: of more teachers than that, the others come next. */
  #takeDue() {
    const due: { teacherId: string; own: Watched; pairs: Pair[]; isChanged: boolean }[] = [];
    let free = this.#limits.pairs;
    for (const [teacherId, own] of this.#watched) {
      if (!isDue(own)) continue;
      if (free <= 0) break;
      free -= own.pairs.size;
      due.push({ teacherId, own, pairs: [...own.pairs.values()], isChanged: own.isChanged });
      own.pairs.clear();
      own.isChanged = false;
    }
    return due;
  }

  async #tellTeacher(
    { own, isChanged }: { own: Watched; isChanged: boolean },
    marks: ChangedMark[],
  ): Promise<void> {
    const events: JournalEvent[] = isChanged ? [{ kind: 'changed' }] : inEvents(marks);
    if (events.length === 0) return;
    for (const follower of [...own.followers]) {
      // As with every call: what ends a session holds at once.
      if (await this.#isSignedIn(follower)) for (const event of events) follower.sink.send(event);
      else follower.sink.end();
    }
  }

  /** Who cannot be asked for is not told anything more. */
  #isSignedIn({ jti }: Follower): Promise<boolean> {
    return this.#around.isSignedIn(jti).catch(() => false);
  }

  #beat(): void {
    const now = Date.now();
    for (const follower of this.#followers()) {
      follower.beats += 1;
      if (now >= follower.endsAt) follower.sink.end();
      else follower.sink.send({ kind: 'beat' });
      if (follower.beats % this.#limits.beatsOfSession === 0)
        void this.#isSignedIn(follower).then((is) => (is ? undefined : follower.sink.end()));
    }
  }
}
