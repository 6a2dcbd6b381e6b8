import { matchRoute, pathOf } from './match';
import { routes } from './routes';

describe('the route table', () => {
  test.each([
    ['/', 'home'],
    ['/login', 'login'],
    ['/prosv/auth', 'prosvAuth'],
    ['/homework/new', 'newHomework'],
    ['/student/profile', 'studentProfile'],
    ['/student/create-homework', 'studentHomework'],
    ['/student/bafedikogupamite', 'studentStart'],
    ['/lesson/homework/bafedikogupamitebaba', 'attempt'],
    ['/lesson/homework/bafedikogupamitebaba/3', 'attemptStep'],
    ['/lesson/homework/bafedikogupamitebaba/result', 'attemptResult'],
    ['/anglijskij-yazyk_5-class', 'subject'],
    ['/link-error', 'linkError'],
  ])('%s is %s', (path, id) => {
    expect(matchRoute(path)?.id).toBe(id);
  });

  test.each([
    '/nothing',
    '/astronomiya_5-class',
    '/matematika_5_class',
    '/matematika_',
    '/_5-class',
    '/matematika_5/x',
    '/login/x',
    '/LOGIN',
    '/student/a/b',
  ])('[ROUTE-23, ROUTE-27] %s is no route', (path) => {
    expect(matchRoute(path)).toBeNull();
  });

  test('a path is filled in with encoded parts', () => {
    expect(pathOf('studentStart', { taskHash: 'bafe' })).toBe('/student/bafe');
    expect(pathOf('attemptStep', { attemptCode: 'a/b', stepNumber: 2 })).toBe(
      '/lesson/homework/a%2Fb/2',
    );
  });

  test('[ROUTE-08] every status page has the status that the requirements give', () => {
    const statuses = Object.fromEntries(
      Object.values(routes)
        .filter(({ status }) => status !== 200)
        .map(({ path, status }) => [path, status]),
    );
    expect(statuses).toEqual({
      '/403': 403,
      '/404': 404,
      '/network-error': 500,
      '/unknown-server-error': 500,
      '/unknown-error': 500,
      '/503': 503,
      '/role-invalid': 403,
      '/billing-error': 503,
      '/mash-unreachable': 403,
      '/mo-unreachable': 403,
      '/link-error': 404,
      '/task-is-unavailable': 404,
      '/too-many-requests': 429,
      '/activation-error': 404,
    });
  });
});
