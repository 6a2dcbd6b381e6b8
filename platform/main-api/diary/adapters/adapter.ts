import type { DiaryProvider, Lesson, MarkMode } from '@/lib/contract/diary/diary';

/** A person of a diary, as its bind token says. */
export type DiaryPerson = {
  id: string;
  name: string;
  role: 'teacher' | 'student' | 'other';
};

/** A lesson where something stands, and the teacher in whose name it is put there. */
export type LessonOf = { userId: string; lessonId: string };

/** A homework as a diary shows it at a lesson. */
export type Work = LessonOf & {
  /** Ours, the same for ever: the work is known by it. */
  externalId: string;
  /** What is older than what the diary has changes nothing there. */
  sequence: number;
};
export type WorkContent = {
  groupId: string;
  workTypeId: string | null;
  title: string;
  url: string;
  /** ISO 8601. */
  dueAt: string | null;
};

/** The mark of a student, by their id in the diary; a grade from 1 to 5, or per cent. */
export type Mark = { studentId: string; mode: Exclude<MarkMode, 'none'>; value: number };

/**
 * A school diary, whatever its calls look like. All of them reject with `DiaryError`; each may be made
 * again, in any order, without doing anything twice. What not every diary can do stands in
 * `diaryCapabilities`, by the provider.
 */
export type DiaryAdapter = {
  provider: DiaryProvider;
  /**
   * Takes a token that serves once.
   *
   * @param key the same for the same token: a lost answer is given again
   */
  exchangeToken(bind: { token: string; state: string; key: string }): Promise<DiaryPerson>;
  /** @param days both included, YYYY-MM-DD in the time of the school */
  listLessons(userId: string, days: { from: string; to: string }): Promise<Lesson[]>;
  getLesson(lesson: LessonOf): Promise<Lesson>;
  putWork(work: Work, content: WorkContent): Promise<void>;
  /** Of a work that is not there it changes nothing. */
  deleteWork(work: Work): Promise<void>;
  /**
   * Never over a mark that the teacher has set by hand: that is a `conflict`. Of the modes only those of
   * `diaryCapabilities` are asked for; another is `refused`.
   */
  putMark(work: Work, mark: Mark): Promise<void>;
  /** Says that the person is not bound any more; again changes nothing. */
  unbind(userId: string): Promise<void>;
};

type Why = 'token' | 'not_found' | 'refused' | 'conflict' | 'unavailable';

/** A call of a diary that did not work. */
export class DiaryError extends Error {
  constructor(
    /** `unavailable` is worth another try; the others stay as they are. */
    readonly why: Why,
    message: string,
    /** When to try again, in seconds, if the diary has said it. */
    readonly retryAfterSeconds?: number,
  ) {
    super(message);
    this.name = 'DiaryError';
  }

  /** What the log may know of it: a diary's own words name pupils. */
  get code(): Why {
    return this.why;
  }

  get isRetryable(): boolean {
    return this.why === 'unavailable';
  }
}
