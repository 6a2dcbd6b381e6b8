/** What reads changes nothing. */
export const READS = ['GET', 'HEAD'] as const;

const PROXY = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

/** Handlers of `app/api` that take less than the proxy of `/api/v1`, which answers for itself. */
export const handlerMethods: Readonly<Record<string, readonly string[]>> = {
  '/api/lead': ['POST'],
  '/api/session': READS,
  '/api/session/partner': ['GET', 'HEAD', 'POST'],
  '/api/session/student': ['POST'],
  '/api/session/test': ['POST'],
};

/** The methods that a path answers: pages and files are read, what changes anything is under `/api/`. */
export function methodsOf(path: string): readonly string[] {
  if (!path.startsWith('/api/')) return READS;
  return handlerMethods[path] ?? PROXY;
}
