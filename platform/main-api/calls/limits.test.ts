import { endpoints } from '@/lib/contract/endpoints';
import type { Endpoint } from '@/lib/contract/call/endpoint';
import { boundedOtherwise, limits } from './limits';

const counted = new Set<string>(
  limits.flatMap(({ calls, counts }) => (counts === 'calls' ? calls : [])),
);
const changing = Object.entries(endpoints as Record<string, Endpoint>)
  .filter(([, { method, state }]) => method !== 'GET' && state === 'ready')
  .map(([name]) => name);

test('[TRUST-08] every call that changes something is counted, or says why it need not be', () => {
  const isOpen = (name: string) => !counted.has(name) && !Object.hasOwn(boundedOtherwise, name);
  expect(changing.filter(isOpen)).toEqual([]);
});

test('[TRUST-08] no call is both counted and said to be bounded otherwise', () => {
  expect(Object.keys(boundedOtherwise).filter((name) => counted.has(name))).toEqual([]);
  for (const name of Object.keys(boundedOtherwise)) expect(changing).toContain(name);
});
