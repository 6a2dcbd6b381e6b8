/** @jest-environment node */
import nock from 'nock';
import {
  A,
  change,
  client,
  failure,
  getPreview,
  guest,
  HASH,
  isolate,
  LEAD,
  lead,
  PREVIEW,
  preview,
  user,
} from './main-api-client.fixture';

isolate();

describe('a kept reply', () => {
  const LIST = '/api/v1/content/workbooks';

  it('[NET-04] is given again to the same user, not to another', async () => {
    nock(A).get(LIST).reply(200, { workbooks: [] });
    const call = client(A);
    await call('listWorkbooks', {}, user);
    expect(await call('listWorkbooks', {}, { ...user, token: 'token-2' })).toMatchObject({
      ok: true,
    });
    // Nothing is left that would answer: the other user's call goes out.
    const other = await call('listWorkbooks', {}, { ...user, userKey: 'user-2' });
    expect(other).toMatchObject({ ok: false });
  });

  it('[NET-04] is never a failure', async () => {
    nock(A).get(LIST).reply(403, {});
    nock(A).get(LIST).reply(200, { workbooks: [] });
    const call = client(A);
    expect(await call('listWorkbooks', {}, user)).toMatchObject({ ok: false });
    expect(await call('listWorkbooks', {}, user)).toMatchObject({ ok: true });
  });

  it('[NET-04] is shared by equal calls at the same time', async () => {
    nock(A).get(LIST).delay(20).reply(200, { workbooks: [] });
    const call = client(A);
    const both = [call('listWorkbooks', {}, user), call('listWorkbooks', {}, user)];
    expect(await Promise.all(both)).toMatchObject([{ ok: true }, { ok: true }]);
  });

  it('[NET-04] may be that of a POST, by its body', async () => {
    change('addLead', { cacheSeconds: 60 });
    nock(A).post(LEAD, lead.body).reply(200, { done: true });
    const call = client(A);
    await call('addLead', lead, guest);
    expect(await call('addLead', lead, guest)).toMatchObject({ ok: true });
    const other = { body: { ...lead.body, type: 'teacher-licence' } } as const;
    expect(await call('addLead', other, guest)).toMatchObject({ ok: false });
  });

  it('[NET-04] is none when the row keeps none', async () => {
    nock(A).get(PREVIEW).reply(200, preview);
    const call = client(A);
    await call('getTaskPreview', { params: { taskHash: HASH } }, guest);
    expect(await call('getTaskPreview', { params: { taskHash: HASH } }, guest)).toMatchObject({
      ok: false,
    });
  });
});

describe('what comes back', () => {
  it.each([
    ['garbage', '<html>'],
    ['nothing', ''],
    ['another shape', '{"title":1}'],
    ['another encoding', Buffer.from([0xff, 0xfe, 0xfd])],
    ['more than is read', `"${'x'.repeat(10_000_001)}"`],
  ])('[NET-06] is no reply when it is %s', async (_, body) => {
    nock(A).get(PREVIEW).reply(200, body);
    expect(await getPreview(A)).toEqual(failure('upstream_invalid', 200));
  });

  it('[NET-06] is only what the schema knows', async () => {
    nock(A)
      .get(PREVIEW)
      .reply(200, { ...preview, answerKey: 'secret' });
    expect(await getPreview(A)).toEqual({ ok: true, value: preview });
  });

  it.each([
    [409, { code: 'attempts_exhausted', message: 'm', requestId: 'x' }, 'attempts_exhausted'],
    [409, { code: 'something_new', message: 'm', requestId: 'x' }, 'conflict'],
    [409, { code: 'toString', message: 'm', requestId: 'x' }, 'conflict'],
    [403, '<html>', 'forbidden'],
    [401, '', 'unauthorized'],
    [418, {}, 'invalid_request'],
    [301, {}, 'upstream_invalid'],
  ])('is a refusal: %d %j is %s', async (status, body, code) => {
    nock(A).get(PREVIEW).reply(status, body);
    expect(await getPreview(A)).toEqual(failure(code, status));
  });

  it('names the field that was wrong, unless it is no plain name', async () => {
    const refusal = { code: 'invalid_request', message: 'm', requestId: 'x' };
    nock(A)
      .get(PREVIEW)
      .reply(400, { ...refusal, field: 'path.taskHash' });
    expect(await getPreview(A)).toMatchObject({ error: { field: 'path.taskHash' } });
    nock(A)
      .get(PREVIEW)
      .reply(400, { ...refusal, field: '<script>' });
    expect(await getPreview(A)).toEqual(failure('invalid_request', 400));
  });
});
