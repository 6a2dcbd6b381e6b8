import { productFeaturesFrom } from '@/lib/config/product-features';
import { defaultProductFeatures } from '@/lib/contract/user/product-features';
import { featuresSwitchedOn } from './product-features';

const jarOf = (cookies: Record<string, string>) => ({
  get: (name: string) =>
    Object.hasOwn(cookies, name) ? { value: cookies[name] ?? '' } : undefined,
});

test('[FEAT-01] a cookie switches a known feature on, by its one right value', () => {
  const jar = jarOf({ product_feature_studentContest: '1', product_feature_isMeshAvailable: '1' });
  expect(featuresSwitchedOn(jar)).toEqual(['studentContest', 'isMeshAvailable']);
});

test.each([
  ['an unknown name', { product_feature_admin: '1' }],
  ['a name of every object', { product_feature___proto__: '1', product_feature_constructor: '1' }],
  [
    'another spelling',
    { product_feature_StudentContest: '1', PRODUCT_FEATURE_studentContest: '1' },
  ],
  ['off', { product_feature_isMeshAvailable: '0' }],
  ['another value', { product_feature_studentContest: 'true' }],
  ['nothing', { product_feature_studentContest: '' }],
  ['a long value', { product_feature_studentContest: '1'.repeat(4_000) }],
  ['JSON', { product_feature_studentContest: '{"enable":true,"details":{}}' }],
])('[FEAT-01] %s in a cookie switches nothing', (_, cookies) => {
  expect(featuresSwitchedOn(jarOf(cookies))).toEqual([]);
});

test('[FEAT-01] a cookie switches on and never off, with the details that the platform has', () => {
  const details = { providers: ['vk'] };
  const value = {
    ...defaultProductFeatures,
    isVcUnavailable: { enable: false, details },
    isMeshAvailable: { enable: false, details: null },
  };
  const shown = productFeaturesFrom({ ok: true, value }, ['isVcUnavailable', 'studentContest']);
  expect(shown).toEqual({
    ...value,
    isVcUnavailable: { enable: true, details },
    studentContest: { enable: true, details: null },
  });
  expect(value.isVcUnavailable.enable).toBe(false);
});
