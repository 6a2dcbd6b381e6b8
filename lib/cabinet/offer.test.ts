import { isOfferAccepted, isOfferDue } from './offer';

describe('the offer', () => {
  test.each([
    [null, false],
    ['2020-05-01T00:00:00Z', false],
    ['2021-08-01T00:00:00.000Z', false],
    ['2021-08-01T02:59:59+03:00', false],
    ['2021-08-01T00:00:00.001Z', true],
    ['2026-01-01T00:00:00Z', true],
  ])('[CFG-04] of somebody who accepted at %s counts: %s', (lastOfferAcceptedAt, isAccepted) => {
    expect(isOfferAccepted({ lastOfferAcceptedAt })).toBe(isAccepted);
    expect(isOfferDue({ lastOfferAcceptedAt, status: 'registered' })).toBe(!isAccepted);
  });

  test('[CFG-04] is not asked of who is not fully registered', () => {
    expect(isOfferDue({ lastOfferAcceptedAt: null, status: 'new' })).toBe(false);
  });
});
