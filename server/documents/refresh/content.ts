import { createHash } from 'node:crypto';
import type { AskContent, Result } from '@/lib/contract/call/result';
import type { WorkbookSummary } from '@/lib/contract/content/content';
import { findSubject } from '@/lib/contract/subjects/subjects';
import { productFeaturesFrom } from '@/lib/config/product-features';
import { unavailableProviders } from '@/lib/contract/user/feature-details';
import { landingAddress } from '@/lib/landing/addresses';
import { loadWorkbooks } from '@/lib/landing/load-landing';
import { NO_CONTENT } from '@/server/documents/serve/shelf';

/** What public pages show of the platform, as fingerprints. */
export type Content = {
  /** Of all that there is: pages about no subject show some of everything. */
  whole: string;
  /** Of the landings, by their paths. */
  landings: ReadonlyMap<string, string>;
  /** Paths of landings whose content is refused, though the platform answers: their documents stay. */
  failing: ReadonlySet<string>;
  /** Of the ways to sign in that are not offered now. [FEAT-01] */
  signIn: string;
};

/** Asks for everything that public pages show. A failure when the platform does not answer. [DOC-04] */
export async function readContent(ask: AskContent): Promise<Result<Content>> {
  const [all, features] = await Promise.all([loadWorkbooks(ask), ask('getProductFeatures', {})]);
  if (!all.ok) return all;
  if (!features.ok && features.error.status === 0) return features;
  const signIn = signInPrint(unavailableProviders(productFeaturesFrom(features)));
  const landings = new Map<string, string>();
  const failing = new Set<string>();
  for (const workbook of all.value) {
    const subject = findSubject(workbook.subjectId);
    if (!subject) continue;
    const shown = await readWorkbook(ask, workbook);
    const path = landingAddress(subject, workbook.grade);
    // A landing leads to the other grades of its subject, and to nothing of other subjects.
    const siblings = all.value.filter(({ subjectId }) => subjectId === subject.id);
    if (shown.ok) landings.set(path, fingerprint([JSON.stringify(siblings), shown.value]));
    else if (shown.error.status === 0) return shown;
    else failing.add(path);
  }
  const whole = fingerprint([JSON.stringify(all.value), ...landings.values(), ...failing]);
  return { ok: true, value: { whole, landings, failing, signIn } };
}

/** While everybody is let in, the page is as without the platform. */
const signInPrint = (unavailable: readonly string[]) =>
  unavailable.length === 0 ? NO_CONTENT : fingerprint(unavailable);

async function readWorkbook(ask: AskContent, { id }: WorkbookSummary): Promise<Result<string>> {
  const input = { params: { workbookId: id } };
  const [workbook, sample] = await Promise.all([
    ask('getWorkbook', input),
    ask('getSample', input),
  ]);
  if (!workbook.ok) return workbook;
  // A publisher's own workbook may have none.
  if (!sample.ok && sample.error.status !== 404) return sample;
  const shown = [workbook.value, sample.ok ? sample.value : null];
  return { ok: true, value: JSON.stringify(shown) };
}

function fingerprint(texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(`${text.length}:${text}`);
  return hash.digest('base64url').slice(0, 22);
}
