/** What reads changes nothing. */
export const READS = ['GET', 'HEAD'] as const;

const PROXY = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

/** Below these stand proxies, which answer for themselves. */
export const proxies = ['/api/v1/', '/api/payment/'] as const;

/** Handlers of `app/api` that take less than a proxy. */
export const handlerMethods: Readonly<Record<string, readonly string[]>> = {
  '/api/certificate': READS,
  '/api/cms/deliveries/retry': ['POST'],
  '/api/cms/feature': ['PUT'],
  '/api/lead': ['POST'],
  '/api/session': READS,
  '/api/session/code': ['POST'],
  '/api/session/continue': ['POST'],
  '/api/session/data': READS,
  '/api/session/end': ['POST'],
  '/api/session/erase': ['POST'],
  '/api/session/lesson': ['DELETE'],
  '/api/session/partner': ['GET', 'HEAD', 'POST'],
  '/api/session/student': ['POST'],
  '/api/session/test': ['POST'],
  '/api/v1/dnevnikru/bind': ['DELETE', 'POST'],
};

/** Whether something of `app/api` answers a path below `/api/`; else its 404 needs no page. */
export const isCall = (path: string): boolean =>
  proxies.some((proxy) => path.startsWith(proxy)) || Object.hasOwn(handlerMethods, path);

/** The methods that a path answers: pages and files are read, what changes anything is under `/api/`. */
export function methodsOf(path: string): readonly string[] {
  if (!path.startsWith('/api/')) return READS;
  return handlerMethods[path] ?? PROXY;
}
