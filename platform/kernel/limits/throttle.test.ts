/** @jest-environment node */
import { createThrottle } from './throttle';

function at(start = 1_000_000) {
  const clock = { now: start };
  return { clock, throttle: createThrottle({ limit: 3, windowMs: 60_000 }, () => clock.now) };
}

describe('the throttle', () => {
  it('lets the limit through and then names the seconds to wait', () => {
    const { clock, throttle } = at();
    expect([1, 2, 3].map(() => throttle.take('anna'))).toEqual([0, 0, 0]);
    clock.now += 15_000;
    expect(throttle.take('anna')).toBe(45);
  });

  it('keeps keys apart', () => {
    const { throttle } = at();
    [1, 2, 3].forEach(() => throttle.take('anna'));
    expect(throttle.take('boris')).toBe(0);
  });

  it('lets one more through for each try that leaves the window', () => {
    const { clock, throttle } = at();
    throttle.take('anna');
    clock.now += 30_000;
    throttle.take('anna');
    throttle.take('anna');
    clock.now += 30_001;
    expect(throttle.take('anna')).toBe(0);
    expect(throttle.take('anna')).toBeGreaterThan(0);
  });

  it('does not prolong the wait by refused tries', () => {
    const { clock, throttle } = at();
    [1, 2, 3].forEach(() => throttle.take('anna'));
    clock.now += 59_000;
    expect(throttle.take('anna')).toBe(1);
    clock.now += 1_001;
    expect(throttle.take('anna')).toBe(0);
  });

  it('takes back a good try, and all of them when cleared', () => {
    const { throttle } = at();
    [1, 2, 3].forEach(() => throttle.take('school'));
    throttle.refund('school');
    expect(throttle.take('school')).toBe(0);
    expect(throttle.take('school')).toBeGreaterThan(0);
    throttle.clear('school');
    expect([1, 2, 3].map(() => throttle.take('school'))).toEqual([0, 0, 0]);
  });

  it('returns the wait without counting', () => {
    const { throttle } = at();
    for (let i = 0; i < 5; i++) expect(throttle.waitOf('anna')).toBe(0);
    [1, 2, 3].forEach(() => throttle.take('anna'));
    expect(throttle.waitOf('anna')).toBe(60);
    expect(throttle.waitOf('boris')).toBe(0);
  });

  it('counts a try with an id once, and lets it through when the limit is reached', () => {
    const { throttle } = at();
    for (let i = 0; i < 5; i++) expect(throttle.take('school', 'form 1')).toBe(0);
    expect(['form 2', 'form 3'].map((id) => throttle.take('school', id))).toEqual([0, 0]);
    expect(throttle.take('school', 'form 4')).toBeGreaterThan(0);
    expect(throttle.take('school', 'form 1')).toBe(0);
  });

  it('forgets keys whose tries have all left the window', () => {
    const { clock, throttle } = at();
    ['anna', 'boris', 'vera'].forEach((key) => throttle.take(key));
    clock.now += 30_000;
    throttle.take('boris');
    expect(throttle.size()).toBe(3);
    clock.now += 30_001;
    throttle.take('galina');
    // Boris has tried again since.
    expect(throttle.size()).toBe(2);
    expect([throttle.take('boris'), throttle.take('boris')]).toEqual([0, 0]);
    expect(throttle.take('boris')).toBeGreaterThan(0);
  });

  it('does not grow without end', () => {
    const { throttle } = at();
    [1, 2, 3].forEach(() => throttle.take('first'));
    for (let i = 0; i < 20_000; i++) throttle.take(`other ${i}`);
    expect(throttle.take('first')).toBe(0);
  });
});
