/**
 * What Lighthouse says of one load of a page: scores of a hundred, the times of the largest part that is
 * painted in milliseconds, and the paths of this origin that the browser asked for.
 *
 * @typedef {{ scores: Record<string, number>, cls: number, lcpMs: number, scriptBytes: number,
 *   paths: string[], report: string }} Run
 */

/** @typedef {import('lighthouse').Result['audits']} Audits */

/**
 * Loads a page as a phone would.
 *
 * @param {string} url
 * @param {number} port of the browser
 * @param {string[]} [onlyCategories] all when left out
 * @returns {Promise<Run>}
 */
export async function measure(url, port, onlyCategories) {
  const { default: lighthouse } = await import('lighthouse');
  const flags = {
    port,
    output: /** @type {const} */ ('html'),
    logLevel: /** @type {const} */ ('error'),
  };
  const result = await lighthouse(url, { ...flags, ...(onlyCategories && { onlyCategories }) });
  if (!result) throw new Error(`Lighthouse says nothing of ${url}`);
  const { categories, audits } = result.lhr;
  const scores = Object.entries(categories).map(([name, { score }]) => [
    name,
    Math.round((score ?? 0) * 100),
  ]);
  return {
    scores: Object.fromEntries(scores),
    cls: Number((audits['cumulative-layout-shift']?.numericValue ?? 1).toFixed(3)),
    lcpMs: Math.round(audits['largest-contentful-paint']?.numericValue ?? Infinity),
    scriptBytes: scriptBytesOf(audits),
    paths: pathsOf(audits, new URL(url).origin),
    report: String(result.report),
  };
}

/**
 * @param {Audits} audits
 * @param {string} name
 */
function itemsOf(audits, name) {
  const details = audits[name]?.details;
  return details?.type === 'table' ? details.items : [];
}

/**
 * What came of scripts over the network.
 *
 * @param {Audits} audits
 */
function scriptBytesOf(audits) {
  const items = itemsOf(audits, 'resource-summary');
  return Number(items.find(({ resourceType }) => resourceType === 'script')?.transferSize ?? 0);
}

/**
 * @param {Audits} audits
 * @param {string} origin
 */
function pathsOf(audits, origin) {
  const urls = itemsOf(audits, 'network-requests')
    .filter(({ statusCode }) => statusCode === 200)
    .map(({ url }) => new URL(String(url)));
  return [...new Set(urls.filter((url) => url.origin === origin).map(({ pathname }) => pathname))];
}
