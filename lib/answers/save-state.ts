import type { ErrorCode } from '@/lib/contract/call/errors';
import type { SendProblem } from './delivery';
import { placeKey, type AnswerPlace } from './unsent-answer';

/** Something that became of an answer and that its student must be told. */
export type AnswerNews = AnswerPlace &
  (
    | { kind: 'refused'; code: ErrorCode }
    /** Another device saved a newer one. */
    | { kind: 'replaced' }
  );

/** How it stands with saving; the page says it in words. */
export type SaveState = {
  /**
   * `quiet`: nothing was changed yet; `saving`: on its way; `saved`: all is committed; else why
   * answers wait: no network (`offline`), the server does not save (`troubled`), the session has expired
   * or belongs to another person (`signIn`).
   */
  phase: 'quiet' | 'saving' | 'saved' | SendProblem;
  /** What the last round met. */
  problem: SendProblem | null;
  /** When the last answer was committed, by this device's clock, in milliseconds since 1970. */
  savedAt: number | null;
  news: readonly AnswerNews[];
};

export const NOTHING_YET: SaveState = { phase: 'quiet', problem: null, savedAt: null, news: [] };

/** Adds news; one piece for each place. */
export function withNews(news: readonly AnswerNews[], added: AnswerNews): readonly AnswerNews[] {
  return [...news.filter((one) => placeKey(one) !== placeKey(added)), added];
}
