import { roles } from '@/lib/contract/auth/roles';
import { readSession } from '@/lib/session/server';
import { callMainApi } from '@/lib/upstream/call-main-api';
import { GET, HEAD } from './route';

jest.mock('next/headers', () => jest.requireActual('@/tests/support/unit/request-cookies'));
jest.mock('@/lib/upstream/call-main-api');
jest.mock('@/lib/session/server');

const call = jest.mocked(callMainApi) as unknown as jest.Mock;
const ORIGIN = 'http://localhost:3000';
const certificate = {
  ...{ surname: 'Петрова', name: 'Мария', patronymic: '', number: 'bodafikosutamirena' },
  ...{ workCount: 2, studentCount: 3, since: '2026-03-04T09:00:00Z' },
  issuedAt: '2026-05-20T09:00:00Z',
};
const student = { role: roles.student, userId: 'u1', token: 't1' };
const teacher = { role: roles.teacher, userId: 'u2', token: 't2' };
const signedInAs = (...entries: (typeof student | typeof teacher)[]) =>
  jest
    .mocked(readSession)
    .mockResolvedValue(entries[0] ? ({ current: entries[0], entries } as never) : null);
const download = (headers: Record<string, string> = {}) =>
  GET(new Request(`${ORIGIN}/api/certificate`, { headers }));

beforeEach(() => {
  jest.resetAllMocks();
  signedInAs(student, teacher);
  call.mockResolvedValue({ ok: true, value: { certificate } });
});

test('[HW-10] the file is that of the teacher who is signed in, in whatever role they act', async () => {
  const response = await download();
  expect(call.mock.calls.map(([name, , of]) => [name, of.token])).toEqual([
    ['getCertificate', 't2'],
  ]);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(response.headers.get('content-disposition')).toBe(
    'attachment; filename="sertifikat-bodafikosutamirena.pdf"',
  );
  expect(await response.text()).toMatch(/^%PDF-/);
});

test.each([
  ['a guest', []],
  ['a student', [student]],
])('[HW-10] %s is led to the page, which says what to do', async (_, entries) => {
  signedInAs(...entries);
  expect((await download()).headers.get('location')).toBe('/teacher/certificate');
  expect(call).not.toHaveBeenCalled();
});

test('[HW-10] a teacher without a certificate is led to the page', async () => {
  call.mockResolvedValue({ ok: true, value: { certificate: null } });
  expect((await download()).headers.get('location')).toBe('/teacher/certificate');
});

test('[HW-10] a failure ends on a page', async () => {
  call.mockResolvedValue({ ok: false, error: { code: 'unavailable', status: 503, requestId: '' } });
  expect((await download()).headers.get('location')).toMatch(/^\/unknown-server-error\?/);
});

test('[HW-10] another site gets none, and HEAD makes none', async () => {
  expect((await download({ 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
  expect(HEAD().status).toBe(405);
});
