import type { Endpoint } from './endpoint';
import { endpoints } from '@/lib/contract/endpoints';
import { createMatcher } from './match';

const match = createMatcher(endpoints);

describe('matching a path to an endpoint', () => {
  test('[NET-05] a row is found by method and path, its parameters with it', () => {
    expect(match('GET', '/api/v1/content/workbooks/fizika-7')).toEqual({
      kind: 'found',
      name: 'getWorkbook',
      params: { workbookId: 'fizika-7' },
    });
  });

  test('[NET-06] a known path with another method names the methods that it has', () => {
    expect(match('DELETE', '/api/v1/homework')).toEqual({
      kind: 'wrong_method',
      allowed: ['POST', 'GET'],
    });
  });

  test.each([
    '/api/v1/content/workbooks/../homework',
    '/api/v1/content/%2e%2e/homework',
    '/api/v1//homework',
    '/api/v1/homework/',
    '/api/v1/Homework',
    '/api/v1/homework\\',
    '/api/v1/homework%2f',
    '/api/v1/homework?x',
    '/api/v1/none',
    '//api/v1/homework',
    '',
  ])('[NET-05] %j is no row', (path) => {
    expect(match('GET', path)).toEqual({ kind: 'none' });
  });

  test('every row has a path of its own for its method', () => {
    const keys = Object.values(endpoints).map(({ method, path }) => `${method} ${path}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('[NET-05] what may be called without a token is what the requirements list', () => {
    const open = Object.entries(endpoints)
      .filter(([, { access }]) => access === 'public')
      .map(([name]) => name)
      .sort();
    expect(open).toEqual([
      'addLead',
      'authenticate',
      'authenticateCms',
      'authorize',
      'checkSample',
      'continueByCode',
      'createCmsLoginState',
      'createLoginState',
      'getClassInvitation',
      'getProductFeatures',
      'getSample',
      'getStep',
      'getTaskPreview',
      'getWorkbook',
      'listCities',
      'listWorkbooks',
      'locateUser',
      'registerStudent',
      'verifyCertificate',
    ]);
  });

  test('[NET-04] only calls that may be repeated have retries', () => {
    const rows: Endpoint[] = Object.values(endpoints);
    expect(rows.filter(({ retries, idempotent }) => retries > 0 && !idempotent)).toEqual([]);
  });

  test('[AUTH-10] no call that hands out a token is open to the browser', () => {
    const handing = ['authenticate', 'authorize', 'registerStudent', 'createLoginState'] as const;
    for (const name of handing) expect(endpoints[name].browser).toBe(false);
  });
});
