import type { AskContent } from '@/lib/contract/call/result';
import { defaultProductFeatures } from '@/lib/contract/user/product-features';
import { routes } from '@/lib/routes/routes';
import { readContent } from './content';
import { NO_CONTENT } from '@/server/documents/serve/shelf';
import { listDocumentPages } from './pages';

const books = [
  { id: 'fizika-7', subjectId: 6, grade: 7, title: 'Физика', changedAt: '2026-01-01' },
  { id: 'matematika-5', subjectId: 1, grade: 5, title: 'Математика', changedAt: '2026-01-01' },
  { id: 'matematika-6', subjectId: 1, grade: 6, title: 'Математика', changedAt: '2026-01-01' },
];

/** The features with the sign-in through these taken off. */
const featuresWith = (providers: string[] | undefined) => ({
  ...defaultProductFeatures,
  isVcUnavailable: { enable: providers !== undefined, details: providers ? { providers } : null },
});

/** A platform that has these workbooks, each with what is given of it. */
function platform(given: {
  workbooks?: object[];
  titles?: Record<string, string>;
  fault?: string;
  refused?: string;
  samples?: string[];
  unavailable?: string[];
}): AskContent {
  const { workbooks = books, titles = {}, fault, refused, samples = ['fizika-7'] } = given;
  const { unavailable } = given;
  return (async (name: string, input: { params: { workbookId: string } }) => {
    if (name === fault) return { ok: false, error: { status: 0 } };
    if (name === 'getProductFeatures') return { ok: true, value: featuresWith(unavailable) };
    if (name === 'listWorkbooks') return { ok: true, value: { workbooks } };
    const { workbookId } = input.params;
    if (workbookId === refused) return { ok: false, error: { status: 500 } };
    if (name === 'getSample' && !samples.includes(workbookId))
      return { ok: false, error: { status: 404 } };
    return { ok: true, value: { name, workbookId, title: titles[workbookId] ?? '' } };
  }) as unknown as AskContent;
}

async function printsOf(ask: AskContent) {
  const content = await readContent(ask);
  if (!content.ok) return null;
  const pages = listDocumentPages(content.value, content.value.signIn, {
    INDEXABLE_HOST: undefined,
  });
  return Object.fromEntries(pages.map(({ path, content: print }) => [path, print]));
}

test('[DOC-01] every page of the table that has a document is there, with its landings', async () => {
  const paths = Object.keys((await printsOf(platform({}))) ?? {});
  const table = Object.values(routes).filter(({ document }) => document);
  const plain = table.filter(({ path }) => !path.includes('{')).map(({ path }) => path);
  const landings = ['/matematika_5-class', '/matematika_6-class', '/fizika_7-class'];
  expect(paths.sort()).toEqual([...plain, ...landings].sort());
});

test('[DOC-04] a change is seen on the pages that show it', async () => {
  const before = await printsOf(platform({}));
  const changed = async (given: Parameters<typeof platform>[0]) => {
    const after = (await printsOf(platform(given))) ?? {};
    return Object.keys(after).filter((path) => after[path] !== before?.[path]);
  };
  expect(await changed({})).toEqual([]);
  expect(await changed({ unavailable: ['vk'] })).toEqual(['/login']);
  const some = ['/', '/teacher', '/fizika_7-class'];
  expect(await changed({ titles: { 'fizika-7': 'New' } })).toEqual(some);
  expect(await changed({ samples: [] })).toEqual(some);
  expect(await changed({ workbooks: books.slice(1) })).toEqual(['/', '/teacher']);
  // Each grade of a subject leads to the others.
  expect(await changed({ workbooks: books.slice(0, -1) })).toEqual([
    ...['/', '/teacher', '/matematika_5-class'],
  ]);
});

test('[DOC-02] a workbook that is refused leaves the pages of the others alone', async () => {
  const content = await readContent(platform({ refused: 'fizika-7' }));
  if (!content.ok) throw new Error('There is no content');
  expect([...content.value.failing]).toEqual(['/fizika_7-class']);
  expect([...content.value.landings.keys()]).toEqual([
    ...['/matematika_5-class', '/matematika_6-class'],
  ]);
});

test.each(['listWorkbooks', 'getWorkbook', 'getSample', 'getProductFeatures'])(
  '[DOC-02] without the answer to %s only pages that show no content are known',
  async (fault) => {
    const content = await readContent(platform({ fault }));
    expect(content.ok).toBe(false);
    const paths = listDocumentPages(null, NO_CONTENT, {
      INDEXABLE_HOST: undefined,
    }).map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(['/404', '/login', '/user-agreement']));
    expect(paths).not.toEqual(expect.arrayContaining(['/']));
  },
);

test('[SEO-01] with a listed host, pages that may be listed are made twice, the others once', () => {
  const pages = listDocumentPages(
    { whole: 'a', landings: new Map([['/fizika_7-class', 'b']]), failing: new Set() },
    NO_CONTENT,
    {
      INDEXABLE_HOST: 'edu.example.ru',
    },
  );
  const hostsOf = (page: string) =>
    pages.filter(({ path }) => path === page).map(({ hosts }) => hosts);
  expect(hostsOf('/')).toEqual(['listed', 'other']);
  expect(hostsOf('/fizika_7-class')).toEqual(['listed', 'other']);
  expect(hostsOf('/404')).toEqual(['every']);
  expect(hostsOf('/login')).toEqual(['every']);
});
