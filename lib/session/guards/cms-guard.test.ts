import { isCmsRoute, routes, type RouteId } from '@/lib/routes/routes';
import { cmsLoginPath, cmsReturnUrl, decideCms } from './cms-guard';

const allow = { kind: 'allow' };
const to = (path: string) => ({ kind: 'redirect', to: path });
const login = (returnUrl: string) =>
  to(`/cms/login?${new URLSearchParams({ returnUrl }).toString()}`);

describe('the decision about a path of the content management', () => {
  test.each([
    ['cms', null, '/cms', to('/cms/login')],
    ['cms', null, '/cms?a=1', login('/cms?a=1')],
    ['cms', ['editor'], '/cms', allow],
    ['cmsWorkbook', null, '/cms/workbooks/fizika-7', login('/cms/workbooks/fizika-7')],
    ['cmsWorkbook', ['editor'], '/cms/workbooks/fizika-7', allow],
    ['cmsFeatures', null, '/cms/features', login('/cms/features')],
    ['cmsFeatures', ['editor'], '/cms/features', { kind: 'forbidden' }],
    ['cmsFeatures', ['ops'], '/cms/features', allow],
    ['cmsDeliveries', null, '/cms/deliveries', login('/cms/deliveries')],
    ['cmsDeliveries', ['editor'], '/cms/deliveries', { kind: 'forbidden' }],
    ['cmsDeliveries', ['ops'], '/cms/deliveries', allow],
    ['cms', ['ops'], '/cms', allow],
    ['cmsLogin', ['ops'], '/cms/login?returnUrl=/cms/features', to('/cms/features')],
    ['cmsLogin', null, '/cms/login', allow],
    ['cmsLogin', null, '/cms/login?returnUrl=/cms', allow],
    ['cmsLogin', ['editor'], '/cms/login', to('/cms')],
    [
      'cmsLogin',
      ['editor'],
      '/cms/login?returnUrl=/cms/workbooks/fizika-7',
      to('/cms/workbooks/fizika-7'),
    ],
    ['cmsLogin', ['editor'], '/cms/login?returnUrl=//evil.ru', to('/cms')],
    ['cmsLogin', ['editor'], '/cms/login?returnUrl=/teacher/profile', to('/cms')],
    ['cmsSignIn', null, '/cms/sign-in', allow],
    ['cmsSignIn', ['editor'], '/cms/sign-in', to('/cms')],
    ['cmsAuth', null, '/cms/auth?code=1&state=2', allow],
    ['cmsAuth', ['editor'], '/cms/auth?code=1&state=2', to('/cms')],
    ['cmsLogout', null, '/cms/logout', allow],
    ['cmsLogout', ['editor'], '/cms/logout?expired', allow],
  ] as const)('[ROUTE-07] [AUTH-20] %s, for %j, at %s', (id, roles, url, decision) => {
    expect(decideCms(id, roles && { cmsRoles: roles }, url)).toEqual(decision);
  });

  test('[ROUTE-07] every path under /cms is its own, and no other', () => {
    const ids = (Object.keys(routes) as RouteId[]).filter(isCmsRoute);
    const under = (Object.keys(routes) as RouteId[]).filter((id) =>
      routes[id].path.startsWith('/cms'),
    );
    expect(ids).toEqual(under);
    for (const id of ids)
      expect(routes[id]).toMatchObject({ indexable: false, chat: 'hidden', guards: [] });
  });
});

describe('where editors return to', () => {
  test.each(['/cms', '/cms?a=1#b', '/cms/workbooks/fizika-7'])('[AUTH-20] to %s', (path) => {
    expect(cmsReturnUrl(path)).toBe(path);
  });

  test.each([
    null,
    '',
    '/',
    '/teacher/profile',
    '/logout',
    '/cms/login',
    '/cms/logout',
    '/cms/sign-in',
    '/cms/auth?code=1',
    '/cms/nothing',
    '/cmsx',
    '/cms/../logout',
    '/cms/workbooks/..%2f..',
    '//evil.ru/cms',
    '/\\evil.ru/cms',
    'https://evil.ru/cms',
    'javascript:alert(1)//cms',
  ])('[ROUTE-02] [AUTH-20] never to %s', (target) => {
    expect(cmsReturnUrl(target)).toBeNull();
    expect(cmsLoginPath(target ?? '')).toBe('/cms/login');
  });
});
