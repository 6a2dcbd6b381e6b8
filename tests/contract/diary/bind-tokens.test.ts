import { callDiary, createSchool, refusalOf } from '@/tests/support/diary/call-diary';

async function someToken(rest: Record<string, unknown> = {}) {
  const { teachers } = await createSchool();
  const userId = teachers[0]?.userId;
  const { body } = await callDiary('POST', '/operator/bind-tokens', { body: { userId, ...rest } });
  return { userId, body };
}

const exchange = (body: unknown, headers?: Record<string, string>) =>
  callDiary('POST', '/api/v2/bind-tokens/exchange', { body, ...(headers && { headers }) });

describe('a bind token', () => {
  test('says once who has come', async () => {
    const { userId, body } = await someToken();
    const first = await exchange(body);
    expect([first.status, first.body]).toEqual([
      200,
      { userId, role: 'teacher', name: 'Учитель Пробный-1', schoolName: 'Школа № 1' },
    ]);
    expect(refusalOf(await exchange(body))).toEqual([410, 'token_expired']);
  });

  test('of twenty exchanges at once one succeeds', async () => {
    const { body } = await someToken();
    const answers = await Promise.all(Array.from({ length: 20 }, () => exchange(body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(410)]);
  });

  test('is answered again to the same idempotency key, and to no other', async () => {
    const { userId, body } = await someToken();
    const key = { 'Idempotency-Key': `key-${userId}` };
    const [first, again] = [await exchange(body, key), await exchange(body, key)];
    expect([first.status, again.body]).toEqual([200, first.body]);
    const other = { 'Idempotency-Key': 'another' };
    expect(refusalOf(await exchange(body, other))).toEqual([410, 'token_expired']);
    expect(refusalOf(await exchange(body))).toEqual([410, 'token_expired']);
  });

  test('is refused when it is too old, forged, or of another state', async () => {
    const { body: old } = await someToken({ goodForSeconds: -1 });
    expect(refusalOf(await exchange(old))).toEqual([410, 'token_expired']);
    const { body } = await someToken();
    expect(refusalOf(await exchange({ ...body, token: `${body.token}x` }))).toEqual([
      404,
      'token_unknown',
    ]);
    expect(refusalOf(await exchange({ ...body, state: 'x' }))).toEqual([422, 'state_mismatch']);
    // The wrong state has used nothing up.
    expect((await exchange(body)).status).toBe(200);
  });

  test.each([{}, { token: 1, state: 'x' }, { token: '', state: '' }, { token: 'a\0', state: 'b' }])(
    'is refused when the request is %j',
    async (body) => {
      expect(refusalOf(await exchange(body))).toEqual([422, 'invalid']);
    },
  );

  test('binds, and the partner can end that, again as well', async () => {
    const { userId, body } = await someToken();
    const boundAt = async () => (await callDiary('GET', `/operator/people/${userId}`)).body.boundAt;
    expect(await boundAt()).toBeNull();
    await exchange(body);
    expect(await boundAt()).not.toBeNull();
    for (const _ of [1, 2])
      expect((await callDiary('DELETE', `/api/v2/bindings/${userId}`)).status).toBe(204);
    expect(await boundAt()).toBeNull();
  });
});
