/** @jest-environment node */
import { addressOf } from './call/address';
import type { Endpoint } from './call/endpoint';
import { endpoints } from './endpoints';
import { browserPaths } from './paths';

describe('the paths that the browser knows', () => {
  const open = Object.entries(endpoints as Record<string, Endpoint>).filter(
    ([, row]) => row.browser,
  );

  it('[NET-06] are those of the rows open to browsers, and no others', () => {
    expect(
      Object.fromEntries(open.map(([name, { method, path }]) => [name, { method, path }])),
    ).toEqual(browserPaths);
  });

  it('[NET-06] hold nothing of the exchange of tokens', () => {
    expect(JSON.stringify(browserPaths)).not.toMatch(/auth\/prosv|registration/);
  });
});

describe('an address', () => {
  it('is the pattern with its parameters and query', () => {
    const query = { size: 'small', missing: undefined, nothing: null, ids: [1, 'б&'], no: false };
    expect(addressOf('/a/{id}/b/{n}', { id: 'x_-1', n: 7 }, query)).toBe(
      '/a/x_-1/b/7?size=small&ids=1&ids=%D0%B1%26&no=false',
    );
    expect(addressOf('/a/', undefined, undefined)).toBe('/a/');
  });

  it.each([
    '..',
    '.',
    '',
    'a/b',
    'a%2fb',
    'a\\b',
    'a?b',
    'a#b',
    ' ',
    'ё',
    'a'.repeat(101),
    null,
    undefined,
    {},
  ])('[NET-05] has no parameter like %j', (id) => {
    expect(() => addressOf('/a/{id}', { id }, {})).toThrow('Wrong parameter id of /a/{id}');
  });
});
