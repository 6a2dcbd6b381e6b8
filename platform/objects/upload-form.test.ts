import type { ObjectStore } from './object-store';
import { createUploadForm, FORM_SECONDS, readUploadForm } from './upload-form';

const store: ObjectStore = {
  address: 'http://localhost:4500/files',
  bucket: 'files',
  keys: { accessKeyId: 'own', secretAccessKey: 'a secret', region: 'own' },
};
const other = { ...store, keys: { ...store.keys, secretAccessKey: 'another secret' } };
const announced = { key: 'a1', type: 'image/jpeg', size: 1_234 };
const now = new Date('2026-03-09T08:15:00Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1_000);

const { formAction, formFields } = createUploadForm(store, announced, now);
const read = (change: Record<string, string | undefined> = {}, at = now, stores = [store]) => {
  const fields = Object.entries({ ...formFields, ...change }).filter(
    (pair): pair is [string, string] => pair[1] !== undefined,
  );
  return readUploadForm(stores, new Map(fields), at);
};

test('[FILE-01] a form has the fields of S3', () => {
  expect(formAction).toBe('http://localhost:4500/files');
  expect(Object.keys(formFields)).toEqual([
    ...['key', 'bucket', 'Content-Type', 'X-Amz-Algorithm', 'X-Amz-Credential', 'X-Amz-Date'],
    ...['Policy', 'X-Amz-Signature'],
  ]);
  const policy: unknown = JSON.parse(Buffer.from(formFields.Policy ?? '', 'base64').toString());
  expect(policy).toMatchObject({ expiration: '2026-03-09T08:25:00.000Z' });
});

test('[FILE-05] a form says what it was made for, until it expires', () => {
  expect(read()).toEqual(announced);
  expect(read({}, later(FORM_SECONDS - 1))).toEqual(announced);
  expect(read({}, later(FORM_SECONDS))).toBeNull();
});

test('[TRUST-12] a form that was made with the former secret is good', () => {
  expect(read({}, now, [other, store])).toEqual(announced);
  expect(read({}, now, [other])).toBeNull();
});

const policyWith = (change: object) =>
  Buffer.from(
    JSON.stringify({
      ...(JSON.parse(Buffer.from(formFields.Policy ?? '', 'base64').toString()) as object),
      ...change,
    }),
  ).toString('base64');

test.each([
  ['another key', { key: 'a2' }],
  ['another type', { 'Content-Type': 'text/html' }],
  ['a field more', { acl: 'public-read' }],
  ['a field less', { bucket: undefined }],
  ['another bucket', { bucket: 'others' }],
  ['a later policy', { Policy: policyWith({ expiration: '2027-01-01T00:00:00.000Z' }) }],
  ['a policy without conditions', { Policy: policyWith({ conditions: [] }) }],
  ['no policy', { Policy: undefined }],
  ['a policy that is none', { Policy: 'e30=' }],
  ['no signature', { 'X-Amz-Signature': undefined }],
  ['another signature', { 'X-Amz-Signature': 'f'.repeat(64) }],
  ['another day', { 'X-Amz-Date': '20260310T081500Z' }],
  ['another credential', { 'X-Amz-Credential': 'me/20260309/own/s3/aws4_request' }],
])('[FILE-05] a form with %s is refused', (_, change) => {
  expect(read(change)).toBeNull();
});

test('[FILE-05] a form of nobody is refused, whatever is in it', () => {
  expect(readUploadForm([store], new Map(), now)).toBeNull();
  expect(readUploadForm([store], new Map([['__proto__', 'x']]), now)).toBeNull();
});
