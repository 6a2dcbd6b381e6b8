/** @jest-environment node */
import nock from 'nock';
import type { Endpoint } from '@/lib/contract/call/endpoint';
import { endpoints } from '@/lib/contract/endpoints';
import {
  A,
  B,
  client,
  failure,
  getPreview,
  guest,
  isolate,
  LEAD,
  lead,
  PREVIEW,
  preview,
  user,
} from './main-api-client.fixture';

isolate();

describe('what a call carries', () => {
  it('[NET-01] is token, time zone, build number and request id', async () => {
    const scope = nock(A, {
      reqheaders: {
        authorization: 'Bearer token-1',
        'time-zone': 'Asia/Omsk',
        'x-app-build-number': '7',
        'x-request-id': 'request-1',
        'content-type': 'application/json',
      },
    })
      .put('/api/v1/prosv/profile', { subject: 1, grade: 5 })
      .reply(200, { subject: 1, grade: 5 });
    const context = { ...user, timeZone: 'Asia/Omsk' };
    const result = await client(A)('saveTeaching', { body: { subject: 1, grade: 5 } }, context);
    const subjects = [{ subjectId: 1, grades: [5] }];
    expect(result).toEqual({ ok: true, value: { subject: 1, grade: 5, subjects } });
    scope.done();
  });

  it('[NET-01] does not follow a redirect to another host', async () => {
    nock(A)
      .get('/api/v1/journal')
      .reply(307, '', { Location: `${B}/api/v1/journal` });
    const other = nock(B).get('/api/v1/journal').reply(200, { classes: [] });
    expect(await client(A)('getJournal', {}, user)).toEqual(failure('upstream_invalid', 307));
    expect(other.isDone()).toBe(false);
  });

  it('[NET-04] is the query, without what is not given', async () => {
    nock(A).get('/api/v1/content/workbooks?grade=5').reply(200, { workbooks: [] });
    const query = { grade: 5, subjectId: undefined };
    expect(await client(A)('listWorkbooks', { query }, guest)).toMatchObject({ ok: true });
  });

  it('[NET-04] is a form when it is given one', async () => {
    nock(A, { reqheaders: { 'content-type': /^application\/x-www-form-urlencoded/ } })
      .post(LEAD, 'type=school')
      .reply(200, { done: true });
    const body = new URLSearchParams({ type: 'school' });
    const input = { body } as unknown as typeof lead;
    expect(await client(A)('addLead', input, guest)).toEqual({ ok: true, value: { done: true } });
  });

  it.each(['..', '%2e%2e', 'a/b', 'a\\b', 'a?x', '', undefined])(
    '[NET-05] is never a parameter that changes the path: %j',
    async (taskHash) => {
      const call = client(A)('getTaskPreview', { params: { taskHash: taskHash as string } }, guest);
      await expect(call).rejects.toThrow('Wrong parameter taskHash');
    },
  );
});

describe('a call without a token', () => {
  const userCalls = Object.entries(endpoints as Record<string, Endpoint>).filter(
    ([, row]) => row.access === 'user' && !row.path.includes('{'),
  );

  it.each(userCalls)('[NET-05] is blocked for %s', async (name, row) => {
    const call = client(A)(name as 'getJournal', {}, guest);
    await expect(call).rejects.toThrow(
      `Try to send request without authorization token for: ${A}${row.path}`,
    );
  });

  it('[NET-05] is blocked for an empty token, and its query is not told', async () => {
    const call = client(A)('getUserConfig', { query: { timestamp: 1 } }, { ...guest, token: '' });
    await expect(call).rejects.toThrow(/for: http:\/\/a\.example\/api\/v1\/user\/config$/);
  });

  it('[NET-05] goes out for a public path', async () => {
    nock(A, { badheaders: ['authorization'] })
      .get(PREVIEW)
      .reply(200, preview);
    expect(await getPreview(A)).toEqual({ ok: true, value: preview });
  });
});
