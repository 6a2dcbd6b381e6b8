import type { z } from 'zod';
import type { PictureSize } from '@/lib/contract/files/files';
import type { PlatformEnv } from '@/platform/kernel/env';
import { ServiceError } from '@/platform/kernel/errors';
import {
  OBJECT_SIGNATURE_HEADER,
  objectCalls,
  signObjectCall,
} from '@/platform/objects/object-calls';
import { storeOf } from '@/platform/objects/object-store';
import { pictureLink } from '@/platform/objects/picture-link';
import { createUploadForm, type Announced, type UploadForm } from '@/platform/objects/upload-form';

/** As long as some pictures that are being made before this one. */
const TIME_LIMIT_MS = 25_000;

type ObjectCall = keyof typeof objectCalls;
type Reply<Name extends ObjectCall> = z.output<(typeof objectCalls)[Name]['reply']>;

/** The storage as the main API uses it. */
export type StorageClient = {
  /** The form with which a browser sends the file. */
  formFor(announced: Announced): UploadForm;
  /** The address of a picture for a few minutes. */
  linkTo(id: string, size: PictureSize): string;
  /** Whether the storage has what was announced. @throws ServiceError `unavailable` */
  check(announced: Announced): Promise<Reply<'check'>['state']>;
  /** @throws ServiceError `unavailable` */
  remove(keys: readonly string[]): Promise<void>;
};

/** The storage that is configured, ours or an S3. */
export function createStorageClient(env: PlatformEnv): StorageClient {
  const { STORAGE_ORIGIN: origin, STORAGE_SECRET: secret } = env;
  const call = async <Name extends ObjectCall>(
    name: Name,
    body: z.input<(typeof objectCalls)[Name]['body']>,
  ): Promise<Reply<Name>> => {
    const { path, reply } = objectCalls[name];
    const text = JSON.stringify(body);
    try {
      const response = await fetch(origin + path, {
        ...{ method: 'POST', body: text, redirect: 'error' },
        headers: { [OBJECT_SIGNATURE_HEADER]: signObjectCall(secret, path, text) },
        signal: AbortSignal.timeout(TIME_LIMIT_MS),
      });
      if (!response.ok) throw new Error(`The storage answers ${response.status}`);
      return reply.parse(await response.json()) as Reply<Name>;
    } catch (cause) {
      throw new ServiceError('unavailable', { cause });
    }
  };
  return {
    formFor: (announced) => createUploadForm(storeOf(env), announced, new Date()),
    linkTo: (id, size) => pictureLink({ origin, secret }, { id, size }, new Date()),
    check: async ({ key, type, size }) =>
      (await call('check', { key, type: type as 'image/jpeg', size })).state,
    remove: async (keys) => void (await call('remove', { keys: [...keys] })),
  };
}
