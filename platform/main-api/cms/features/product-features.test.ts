import { defaultProductFeatures } from '@/lib/contract/user/product-features';
import { rememberFeatures } from './product-features';

test('[FEAT-01] features are read once, until something changes or 15 s have passed', async () => {
  const state = { time: 0, reads: 0 };
  const features = rememberFeatures(
    () => {
      state.reads += 1;
      return Promise.resolve(defaultProductFeatures);
    },
    () => state.time,
  );
  await Promise.all([features.current(), features.current()]);
  state.time += 14_999;
  expect(await features.isOn('isMeshAvailable')).toBe(true);
  expect(state.reads).toBe(1);
  features.forget();
  await features.current();
  expect(state.reads).toBe(2);
  state.time += 15_000;
  await features.current();
  expect(state.reads).toBe(3);
});

test('[FEAT-01] a failure is told to who asked, and the next one asks again', async () => {
  let fails = true;
  const features = rememberFeatures(() =>
    fails ? Promise.reject(new Error('away')) : Promise.resolve(defaultProductFeatures),
  );
  await expect(features.current()).rejects.toThrow('away');
  fails = false;
  expect(await features.current()).toBe(defaultProductFeatures);
});
