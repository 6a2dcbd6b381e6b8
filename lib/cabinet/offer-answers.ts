import { readItem, writeItem } from '@/lib/browser/safe-storage';

const KEY = 'offer-answer';
/** How long a visit lasts at most, in milliseconds: then who said «Позже» is asked again. */
const VISIT = 12 * 60 * 60_000;

/** For browsers that keep nothing: the answer holds as long as the page. */
let unstored: string | null = null;

/**
 * Whether this person has answered the offer in this visit, in any tab: who has is not asked again.
 * What is kept is the time and the user. [CFG-04]
 */
export function hasAnsweredOffer(userId: string, now: number): boolean {
  const [at, who] = (readItem('localStorage', KEY) ?? unstored ?? '').split(' ');
  const age = now - Number(at);
  return who === userId && age >= 0 && age < VISIT;
}

/** Remembers that they have, and so tells the other tabs. */
export function rememberOfferAnswer(userId: string, now: number): void {
  const answer = `${now} ${userId}`;
  unstored = writeItem('localStorage', KEY, answer) ? null : answer;
}

/** Calls back when something was answered in another tab; returns what stops it. */
export function onOfferAnswer(tell: () => void): () => void {
  const listen = ({ key }: StorageEvent) => {
    if (key === KEY) tell();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
