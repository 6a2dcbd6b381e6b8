import type { Step } from '@/server/step';

const DOTS = /\/(?:\.|%2e){1,2}(?:\/|$)/i;

/** Resolves `.` and `..` in a path, plain or encoded, before any other step looks at it. [NET-05] */
export const resolveDots: Step = (request) => {
  const [path = '', ...query] = (request.url ?? '').split('?');
  if (!path.startsWith('/') || !DOTS.test(path)) return false;
  const { pathname } = new URL(`http://localhost${path.replaceAll('#', '%23')}`);
  request.url = [pathname, ...query].join('?');
  return false;
};
