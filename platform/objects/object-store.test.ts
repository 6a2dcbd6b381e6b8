import { readEnv } from '@/platform/kernel/env';
import { ownStore, s3Of, storeOf } from './object-store';

const base = { DATABASE_URL: 'postgres://localhost/x' };

test('[FILE-01] without an S3 our own storage takes files', () => {
  const env = readEnv({ ...base, STORAGE_ORIGIN: 'https://files.example.ru' });
  expect([s3Of(env), storeOf(env)]).toEqual([null, ownStore(env)]);
  expect(storeOf(env)).toMatchObject({ address: 'https://files.example.ru/files' });
});

test('[FILE-01] an S3 that is configured takes them, with the bucket in the path', () => {
  const env = readEnv({
    ...base,
    ...{ S3_ENDPOINT: 'https://s3.example.ru', S3_BUCKET: 'photos', S3_REGION: 'ru-1' },
    ...{ S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' },
  });
  expect(storeOf(env)).toEqual({
    ...{ address: 'https://s3.example.ru/photos', bucket: 'photos' },
    keys: { accessKeyId: 'id', secretAccessKey: 'secret', region: 'ru-1' },
  });
});
