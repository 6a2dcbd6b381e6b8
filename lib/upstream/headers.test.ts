/** @jest-environment node */
import { encodeBody, headersFor as headersOf, type CallContext } from './headers';
import { canonicalTimeZone } from './visitor/time-zone';

const headersFor = (context: CallContext, BUILD_NUMBER: string) =>
  headersOf(context, { BUILD_NUMBER, MAIN_API_SERVICE_TOKEN: 'web' });

describe('a time zone', () => {
  it.each(['Europe/Moscow', 'Asia/Kamchatka', 'UTC', 'Etc/GMT+3'])('[NET-01] is %s', (zone) => {
    expect(canonicalTimeZone(zone)).toBe(zone);
  });

  it.each(['', '+03:00', 'Moscow', 'Europe/Moscow\r\nX: y', '../etc', 'A'.repeat(100), 'Мск'])(
    '[NET-01] is not %j',
    (zone) => {
      expect(canonicalTimeZone(zone)).toBeNull();
    },
  );

  it('[NET-01] is called as Intl calls it', () => {
    expect(canonicalTimeZone('America/Argentina/Buenos_Aires')).toBe('America/Buenos_Aires');
  });

  it.each(['europe/moscow', 'EUROPE/MOSCOW', 'eUrOpE/mOsCoW'])(
    '[TRUST-08] spelled %s is the same one',
    (zone) => {
      expect(canonicalTimeZone(zone)).toBe('Europe/Moscow');
    },
  );

  it('is told right again and again, whatever was asked in between', () => {
    for (let index = 0; index < 2_500; index += 1) canonicalTimeZone(`Nowhere/City${index}`);
    expect(canonicalTimeZone('Europe/Samara')).toBe('Europe/Samara');
    expect(canonicalTimeZone('Nowhere/City1')).toBeNull();
  });
});

describe('the headers of a call', () => {
  it('[NET-01] [TRUST-11] are both tokens, time zone, build number and request id', () => {
    const context = { token: 't', timeZone: 'Asia/Omsk', userKey: 'u', requestId: 'r-1' };
    expect(headersFor(context, '1.2.3')).toEqual({
      Accept: 'application/json',
      Authorization: 'Bearer t',
      'Time-Zone': 'Asia/Omsk',
      'X-App-Build-Number': '1.2.3',
      'X-Request-Id': 'r-1',
      'X-Service-Token': 'web',
    });
  });

  it('tell from which network the visitor comes', () => {
    const headers = headersFor({ clientNetwork: '2001:db8:1:2', requestId: 'r-1' }, '1');
    expect(headers['X-Client-Network']).toBe('2001:db8:1:2');
  });

  it('[NET-01] leave out what is not known or not a time zone', () => {
    const headers = headersFor({ timeZone: '+03:00', requestId: 'r-1' }, '1');
    expect(Object.keys(headers)).toEqual([
      'Accept',
      'X-App-Build-Number',
      'X-Service-Token',
      'X-Request-Id',
    ]);
  });
});

describe('a body', () => {
  it('[NET-04] is JSON, or a form as it is, or nothing', () => {
    const form = new URLSearchParams({ a: 'б' });
    const files = new FormData();
    expect(encodeBody({ a: 1 })).toEqual({
      body: '{"a":1}',
      headers: { 'Content-Type': 'application/json' },
    });
    expect(encodeBody(form)).toEqual({ body: form, headers: {} });
    expect(encodeBody(files).body).toBe(files);
    expect(encodeBody(undefined)).toEqual({ body: undefined, headers: {} });
  });
});
