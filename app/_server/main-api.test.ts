import { readdirSync, readFileSync } from 'node:fs';
import { callMainApi } from '@/lib/upstream/call-main-api';
import { given, jar } from '@/tests/support/unit/request-cookies';
import { trialOf } from './load-trial';
import { callAs } from './main-api';

jest.mock('next/headers', () => jest.requireActual('@/tests/support/unit/request-cookies'));
jest.mock('@/lib/upstream/call-main-api');

const called = jest.mocked(callMainApi);
const contextOf = () => called.mock.calls[0]?.[2];

beforeEach(() => {
  jar.clear();
  for (const name of [...given.keys()]) given.delete(name);
  called.mockReset();
  called.mockResolvedValue({ ok: true, value: { right: true, explanation: '' } });
});

describe('a call of the running request', () => {
  test('[NET-01] says who calls, the time zone and the id that middleware gave the request', async () => {
    jar.set('tz', 'Asia/Omsk');
    given.set('x-request-id', 'request-1');
    await callAs({ token: 'token-1', userId: 'u1' }, 'getJournal', {});
    expect(contextOf()).toMatchObject({
      ...{ token: 'token-1', userKey: 'u1' },
      ...{ timeZone: 'Asia/Omsk', requestId: 'request-1' },
    });
  });

  test('[NET-01] has the id of its handler where no middleware stands before', async () => {
    given.set('x-request-id', 'evil');
    await callAs(null, 'getProductFeatures', {}, 'request-2');
    expect(contextOf()).toMatchObject({ requestId: 'request-2' });
    expect(contextOf()?.token).toBeUndefined();
  });

  test('[NET-01] checks a sample in nobody’s name and keeps the time zone', async () => {
    jar.set('tz', 'Asia/Omsk');
    const task = { id: 't', kind: 'number', prompt: '', points: 1 } as never;
    await trialOf({ id: 'matematika-5', subjectId: 1 }, { title: '', task }, '/', '5');
    expect(contextOf()).toMatchObject({ timeZone: 'Asia/Omsk' });
    expect(contextOf()?.token).toBeUndefined();
  });

  test('[NET-01] is put together in one place: nothing else in app calls the main API itself', () => {
    const files = readdirSync('app', { recursive: true, encoding: 'utf8' });
    const callers = files
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
      .filter((file) => /\bcallMainApi\b/.test(readFileSync(`app/${file}`, 'utf8')));
    expect(callers).toEqual(['_server/main-api.ts']);
  });
});
