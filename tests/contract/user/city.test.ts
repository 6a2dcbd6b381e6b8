import type pg from 'pg';
import { roles } from '@/lib/contract/auth/roles';
import { ask, callPlatform, request } from '@/tests/support/http/call-platform';
import { createUser, openTestDatabase } from '@/tests/support/people/visitors';

let database: pg.Pool;
let token: string;
beforeAll(async () => {
  database = openTestDatabase();
  token = await createUser(database, { roles: [roles.teacher] });
});
afterAll(() => database.end());

describe('the city of a user', () => {
  test('[CFG-01] is kept as it was written, changed and taken back', async () => {
    expect((await callPlatform('getUserConfig', { token })).city).toBe('');
    for (const city of ['Тула', 'Усть-Каменогорск', 'Йошкар-Ола', '']) {
      expect((await callPlatform('saveCity', { token, body: { city } })).city).toBe(city);
      expect((await callPlatform('getUserConfig', { token })).city).toBe(city);
    }
    expect((await callPlatform('saveCity', { token, body: { city: '  Тула ' } })).city).toBe(
      'Тула',
    );
  });

  test.each([
    ['markup', '<b>Тула</b>'],
    ['digits alone', '12345'],
    ['an endless name', 'я'.repeat(101)],
    ['NUL', 'Ту\0ла'],
    ['another kind', ['Тула']],
    ['nothing', undefined],
  ])('[CFG-01] of %s is refused', async (_, city) => {
    const answer = await request('PUT', '/api/v1/user/config/city', { token, body: { city } });
    expect([answer.status, answer.body.field]).toEqual([400, 'body.city']);
  });

  test('[CFG-01] is nobody else’s to say', async () => {
    const answer = await request('PUT', '/api/v1/user/config/city', {
      token,
      body: { city: 'Тула', userId: 'x' },
    });
    expect(answer.status).toBe(400);
    expect((await ask('saveCity', { body: { city: 'Тула' } })).status).toBe(401);
  });
});

describe('finding a city', () => {
  test('[NET-05] is for everybody', async () => {
    expect(await callPlatform('listCities', { query: { name: 'сарат' } })).toEqual({
      cities: ['Саратов'],
    });
    const body = { latitude: 51.5, longitude: 46 };
    expect(['Саратов', 'Энгельс']).toContain((await callPlatform('locateUser', { body })).city);
    const sea = { latitude: 0, longitude: 0 };
    expect((await callPlatform('locateUser', { body: sea })).city).toBeNull();
  });

  test.each([
    ['an exact place', { latitude: 51.53312, longitude: 46.03417 }],
    ['a place beyond the pole', { latitude: 91, longitude: 46 }],
    ['half a place', { latitude: 51.5 }],
    ['words', { latitude: '51.5', longitude: '46' }],
    ['no number', { latitude: null, longitude: 46 }],
    ['more', { latitude: 51.5, longitude: 46, userId: 'x' }],
  ])('[CFG-01] with %s is refused', async (_, body) => {
    const answer = await request('POST', '/api/v1/geo-location/user', { body });
    expect(answer.status).toBe(400);
  });

  test('[CFG-01] every tenth of a degree is taken', async () => {
    for (const latitude of [0.1, 0.3, 0.7, 41.9, 55.8, 69.3, 77.7, -0.1])
      expect((await ask('locateUser', { body: { latitude, longitude: 37.6 } })).status).toBe(200);
  });
});
