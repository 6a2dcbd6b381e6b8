import { productFeatureNames, type ProductFeatureName } from '@/lib/contract/user/product-features';
import { readCookie, type CookieReader } from '@/lib/http/cookies/cookie-jar';
import { flagSchema, ownCookie } from '@/lib/http/cookies/own-cookie';

/** What the names of these cookies begin with. */
export const FEATURE_COOKIE = 'product_feature_';

const cookieOf = (name: ProductFeatureName) =>
  ownCookie({
    name: `${FEATURE_COOKIE}${name}`,
    schema: flagSchema,
    lifetime: 'visit',
    protection: 'plain',
    readableByScripts: false,
  });

/** One for each feature, set by hand to see it before everybody does. We only read them. [FEAT-01] */
export const productFeatureCookies = productFeatureNames.map((name) => ({
  feature: name,
  cookie: cookieOf(name),
}));

/**
 * The features that are shown in this browser whatever the platform says. Of the five known ones
 * alone, and only on: what the platform allows does not change. [FEAT-01]
 */
export function featuresSwitchedOn(jar: CookieReader): ProductFeatureName[] {
  return productFeatureCookies
    .filter(({ cookie }) => readCookie(jar, cookie) !== null)
    .map(({ feature }) => feature);
}
