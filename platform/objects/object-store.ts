import type { PlatformEnv } from '@/platform/kernel/env';
import type { StorageKeys } from './signature-v4';

/** Where uploaded files lie. */
export type ObjectStore = {
  /** Where forms are posted; an object is under it by its key. */
  address: string;
  bucket: string;
  keys: StorageKeys;
};

type StorageEnv = Pick<
  PlatformEnv,
  | 'STORAGE_ORIGIN'
  | 'STORAGE_SECRET'
  | 'S3_ENDPOINT'
  | 'S3_BUCKET'
  | 'S3_REGION'
  | 'S3_ACCESS_KEY_ID'
  | 'S3_SECRET_ACCESS_KEY'
>;

/** The bucket of our own storage, whose forms are the same as those of S3. */
const OWN_BUCKET = 'files';

/** The S3 that is configured; null when our own storage keeps the files. */
export function s3Of(env: StorageEnv): ObjectStore | null {
  const { S3_ENDPOINT, S3_BUCKET = '', S3_ACCESS_KEY_ID = '', S3_SECRET_ACCESS_KEY = '' } = env;
  if (S3_ENDPOINT === undefined) return null;
  return {
    address: `${S3_ENDPOINT}/${S3_BUCKET}`,
    bucket: S3_BUCKET,
    keys: {
      accessKeyId: S3_ACCESS_KEY_ID,
      secretAccessKey: S3_SECRET_ACCESS_KEY,
      region: env.S3_REGION,
    },
  };
}

/**
 * Our own storage as a store of the same kind.
 *
 * @param secret one of those that are accepted
 */
export const ownStore = (env: StorageEnv, secret = env.STORAGE_SECRET): ObjectStore => ({
  address: `${env.STORAGE_ORIGIN}/${OWN_BUCKET}`,
  bucket: OWN_BUCKET,
  keys: { accessKeyId: 'rabochie-tetradi', secretAccessKey: secret, region: 'own' },
});

/** Where files go and are read from. [FILE-01] */
export const storeOf = (env: StorageEnv): ObjectStore => s3Of(env) ?? ownStore(env);
