import { subjects } from '@/lib/contract/subjects/subjects';
import { routes } from '@/lib/routes/routes';

const texts = ['/', '/teacher', '/application', '/teacher/terms-of-use', '/user-agreement'];

/** The paths that search engines may list: no more and no fewer. */
export const listedPaths: readonly string[] = [
  ...texts,
  ...subjects.map(({ startPath }) => `/${startPath}`),
];

/** One of each kind of landing: the others differ in words alone. */
export const samplePaths: readonly string[] = [
  ...texts,
  '/fizika_7-class',
  '/anglijskij-yazyk_5-class',
  '/fizika_teacher',
  '/application?landingName=teacher',
  '/login',
];

/** The paths of the status pages. */
export const statusPaths: readonly string[] = [
  ...Object.values(routes)
    .filter(({ status }) => status !== 200)
    .map(({ path }) => path),
  '/mesh-came-back',
  '/mesh-came-back?mo',
];
