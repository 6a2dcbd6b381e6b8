import type { WorkbookSummary } from '@/lib/contract/content/content';
import type { AskContent, Result } from '@/lib/contract/call/result';
import { findSubject } from '@/lib/contract/subjects/subjects';
import type { RouteMatch } from '@/lib/routes/match';
import { pathOf } from '@/lib/routes/match';
import type { RouteId } from '@/lib/routes/routes';
import { gradePart } from './choose-workbook';
import { loadWorkbooks, loadSubjectLanding } from './load-landing';
import { subjectTextDate, textDates } from './text-dates';

/** What is known of a public page before it is rendered. */
export type PublicPage = {
  /** The ISO date of the newest thing that it shows. [PRE-04] */
  lastModified: string;
  /** False for what is shown, but is not the page itself. [SEO-09] */
  isIndexable: boolean;
};

/** ISO dates sort as text. */
const latest = (first: string, rest: readonly WorkbookSummary[]): string =>
  [first, ...rest.map(({ changedAt }) => changedAt)].sort().at(-1) ?? first;

const found = (page: PublicPage): Result<PublicPage> => ({ ok: true, value: page });

/**
 * Date and standing of a public page; a failure when its content cannot be had, null for every other
 * page.
 */
export async function loadPublicPage(
  ask: AskContent,
  { id, params }: RouteMatch,
): Promise<Result<PublicPage> | null> {
  if (id === 'subject') {
    const landing = await loadSubjectLanding(ask, params.subject ?? '', params.grade ?? '');
    if (!landing.ok) return landing;
    const { subject, grade, workbooks } = landing.value;
    const lastModified = latest(subjectTextDate(subject.name), workbooks);
    return found({ lastModified, isIndexable: grade !== null });
  }
  if (!isTextPage(id)) return null;
  const lastModified = textDates[id];
  if (!listsWorkbooks(id)) return found({ lastModified, isIndexable: true });
  const loaded = await loadWorkbooks(ask);
  if (!loaded.ok) return loaded;
  return found({ lastModified: latest(lastModified, loaded.value), isIndexable: true });
}

/** Every public page that may be listed, with its date: the sitemap. [SEO-05] */
export async function listPublicPages(
  ask: AskContent,
): Promise<Result<{ path: string; lastModified: string }[]>> {
  const loaded = await loadWorkbooks(ask);
  if (!loaded.ok) return loaded;
  const texts = (Object.keys(textDates) as TextPageId[]).map((id) => ({
    path: pathOf(id),
    lastModified: listsWorkbooks(id) ? latest(textDates[id], loaded.value) : textDates[id],
  }));
  const landings = loaded.value.flatMap(({ subjectId, grade }) => {
    const subject = findSubject(subjectId);
    if (!subject) return [];
    const siblings = loaded.value.filter((other) => other.subjectId === subjectId);
    return {
      path: pathOf('subject', { subject: subject.name, grade: gradePart(grade) }),
      lastModified: latest(subjectTextDate(subject.name), siblings),
    };
  });
  return { ok: true, value: [...texts, ...landings] };
}

type TextPageId = keyof typeof textDates;

const isTextPage = (id: RouteId): id is TextPageId => id in textDates;

/** Home and the teacher's landing name the subjects that have workbooks. */
const listsWorkbooks = (id: TextPageId): boolean => id === 'home' || id === 'teacher';
