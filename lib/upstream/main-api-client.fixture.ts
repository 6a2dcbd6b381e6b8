import nock from 'nock';
import { readServerConfig } from '@/lib/config/server';
import type { Endpoint } from '@/lib/contract/call/endpoint';
import { endpoints } from '@/lib/contract/endpoints';
import { createMainApiClient, type MainApiClient } from './main-api-client';

/** What the tests of the main API's client share. */

export const A = 'http://a.example';
export const B = 'http://b.example';
export const HASH = 'babababababababa';
export const PREVIEW = `/api/v1/task-preview/${HASH}`;
export const LEAD = '/api/v1/user/add-lead';

export const preview = {
  taskHash: HASH,
  title: 'Дроби',
  subjectId: 1,
  grade: 5,
  teacherName: 'Анна Сергеевна',
  accountsOnly: false,
  state: 'open',
  dueAt: null,
  attempts: 2,
  stepCount: 3,
};
export const lead = {
  body: {
    idempotencyKey: '3f2f1f6e-6a44-4f0e-9d4e-0a4f5c1b2d3e',
    type: 'application',
    meta: { name: 'Анна', email: 'a@b.example', school: '№ 5', city: 'Тула', consent: true },
  },
} as const;

export const guest = { requestId: 'request-1' };
export const user = { token: 'token-1', userKey: 'user-1', requestId: 'request-1' };

/** A client with memories of its own, of a main API at these addresses. */
export function client(...list: string[]): MainApiClient {
  const source = { MAIN_API_ENDPOINTS: list.join(','), BUILD_NUMBER: '7' };
  return createMainApiClient(readServerConfig(source));
}

/** The homework's preview, which anybody may ask for. */
export const getPreview = (...list: string[]) =>
  client(...list)('getTaskPreview', { params: { taskHash: HASH } }, guest);

/** A failed result. */
export const failure = (code: string, status: number) => ({
  ok: false,
  error: { code, status, requestId: 'request-1' },
});

/** Gives a row of the table another property until the test ends. */
export function change(name: 'getTaskPreview' | 'addLead', property: Partial<Endpoint>): void {
  const table: Record<string, Endpoint> = endpoints;
  jest.replaceProperty(table, name, { ...endpoints[name], ...property });
}

/** No test reaches a network, none waits for a repetition, none leaves anything to the next. */
export function isolate(): void {
  beforeAll(() => nock.disableNetConnect());
  beforeEach(() => jest.spyOn(Math, 'random').mockReturnValue(-1));
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
    nock.abortPendingRequests();
    nock.cleanAll();
  });
  afterAll(() => nock.enableNetConnect());
}
