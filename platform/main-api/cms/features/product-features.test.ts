import { defaultProductFeatures } from '@/lib/contract/user/product-features';
import { rememberFeatures } from './product-features';

function make() {
  const state = { isTold: true, time: 0, reads: 0 };
  const features = rememberFeatures(
    () => {
      state.reads += 1;
      return Promise.resolve(defaultProductFeatures);
    },
    () => state.isTold,
    () => state.time,
  );
  return { state, features };
}

test('[FEAT-01] features are read once while a change would be told', async () => {
  const { state, features } = make();
  await Promise.all([features.current(), features.current()]);
  state.time += 60 * 60_000;
  expect(await features.isOn('isMeshAvailable')).toBe(true);
  expect(state.reads).toBe(1);
  features.forget();
  await features.current();
  expect(state.reads).toBe(2);
});

test('[FEAT-01] while nobody would tell of a change, a copy is good for 10 s', async () => {
  const { state, features } = make();
  await features.current();
  state.isTold = false;
  state.time += 9_999;
  await features.current();
  expect(state.reads).toBe(1);
  state.time += 1;
  await features.current();
  expect(state.reads).toBe(2);
  // Told again, what was read before is not trusted for ever.
  state.isTold = true;
  state.time += 10_000;
  await features.current();
  expect(state.reads).toBe(3);
});

test('[FEAT-01] a failure is told to who asked, and the next one asks again', async () => {
  let fails = true;
  const features = rememberFeatures(
    () => (fails ? Promise.reject(new Error('away')) : Promise.resolve(defaultProductFeatures)),
    () => true,
  );
  await expect(features.current()).rejects.toThrow('away');
  fails = false;
  expect(await features.current()).toBe(defaultProductFeatures);
});
