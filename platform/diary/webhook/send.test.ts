/** @jest-environment node */
import { waitAfter } from './send';

test('a webhook is tried ten times, after longer and longer, then given up', () => {
  const waits = Array.from({ length: 10 }, (_, at) => waitAfter(at + 1));
  expect(waits).toEqual([...Array.from({ length: 9 }, (_, at) => 1_000 * 2 ** at), null]);
});
