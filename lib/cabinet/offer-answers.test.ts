/** @jest-environment jsdom */
import { hasAnsweredOffer, onOfferAnswer, rememberOfferAnswer } from './offer-answers';

const NOON = Date.parse('2026-03-04T12:00:00Z');
const HOUR = 60 * 60_000;

beforeEach(() => localStorage.clear());

describe('an answer to the offer', () => {
  test('[CFG-04] holds for the visit, and for who gave it', () => {
    rememberOfferAnswer('anna', NOON);
    expect(hasAnsweredOffer('anna', NOON)).toBe(true);
    expect(hasAnsweredOffer('anna', NOON + 11 * HOUR)).toBe(true);
    expect(hasAnsweredOffer('anna', NOON + 12 * HOUR)).toBe(false);
    expect(hasAnsweredOffer('misha', NOON)).toBe(false);
  });

  test.each(['', 'null', 'anna', 'x anna', `${NOON}`, `${NOON + HOUR} anna`, '{"a":1}'])(
    '[CFG-04] is none when %j is kept',
    (kept) => {
      localStorage.setItem('offer-answer', kept);
      expect(hasAnsweredOffer('anna', NOON)).toBe(false);
    },
  );

  test('[CFG-04] is heard of in the other tabs', () => {
    const tell = jest.fn();
    const stop = onOfferAnswer(tell);
    window.dispatchEvent(new StorageEvent('storage', { key: 'something' }));
    expect(tell).not.toHaveBeenCalled();
    window.dispatchEvent(new StorageEvent('storage', { key: 'offer-answer' }));
    expect(tell).toHaveBeenCalledTimes(1);
    stop();
    window.dispatchEvent(new StorageEvent('storage', { key: 'offer-answer' }));
    expect(tell).toHaveBeenCalledTimes(1);
  });
});
