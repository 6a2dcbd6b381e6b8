import { z } from 'zod';
import { secret, standardAddress } from './common-variables';
import { rotating } from './rotating-secret';
import { origin } from './values';
import { variable } from './variable';

/** Where files go and come from: browsers reach it, so web lets them. [FILE-01] */
export const storageAddresses = {
  STORAGE_ORIGIN: variable(origin.default(standardAddress('STORAGE_PORT')), 'addresses', {
    note: 'The storage of files, where browsers reach it: on a host of its own in production, so that no cookie comes there.',
  }),
  S3_ENDPOINT: variable(origin.optional(), 'addresses', {
    note: 'An S3 that keeps the files instead of our storage, with the bucket in the path; our storage shows pictures of it then. Its CORS has to allow POST from PUBLIC_ORIGIN. Example:',
    shown: 'https://storage.yandexcloud.net',
  }),
};

const key = z.string().min(1).max(1_000).optional();

/** What the platform alone has of it. */
export const storageSecrets = {
  ...rotating('STORAGE_SECRET', secret('storage'), {
    note: 'Signs forms of uploads, addresses of pictures, and what the main API says to the storage.',
  }),
  S3_BUCKET: variable(key, 'secrets', {
    note: 'The bucket, and as whom the platform comes to it; needed with S3_ENDPOINT.',
  }),
  S3_ACCESS_KEY_ID: variable(key, 'secrets', { effect: 'The id of the key for S3_BUCKET.' }),
  S3_SECRET_ACCESS_KEY: variable(key, 'secrets', {
    effect: 'The secret half of the key for S3_BUCKET.',
  }),
  S3_REGION: variable(z.string().min(1).max(100).default('us-east-1'), 'secrets', {
    effect: 'The region that signatures for S3_ENDPOINT name.',
  }),
};

type Values = Partial<
  Record<
    'S3_ENDPOINT' | 'S3_BUCKET' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY',
    string | undefined
  >
>;

/** @throws Error that names the variable without which the S3 cannot be reached */
export function refuseHalfS3(values: Values): void {
  if (values.S3_ENDPOINT === undefined) return;
  for (const name of ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const)
    if (values[name] === undefined)
      throw new Error(`Wrong environment — ${name}: needed with S3_ENDPOINT`);
}
