import type { PlatformEnv } from '@/platform/kernel/env';
import { acceptedSecrets } from '@/lib/contract/environment/rotating-secret';
import { ServiceError } from '@/platform/kernel/errors';
import { nodeOf } from '@/platform/kernel/service-context';
import type { ServiceApp } from '@/platform/kernel/service';
import { ownStore } from '@/platform/objects/object-store';
import { readUploadForm } from '@/platform/objects/upload-form';
import type { DiskStore } from '@/platform/storage/store/disk-store';
import { keepUpload } from './keep-upload';
import { receiveUpload } from './receive-upload';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Takes forms that the main API has signed, from pages of web, as an S3 does: 204, and the file is kept.
 * Refused is what was not announced, an altered or expired form, and a second use. [FILE-05]
 */
export function addUploadRoute(app: ServiceApp, store: DiskStore, env: PlatformEnv): void {
  const secrets = acceptedSecrets(env.STORAGE_SECRET, env.STORAGE_SECRET_PREVIOUS);
  const stores = secrets.map((secret) => ownStore(env, secret));
  const path = `/${stores[0]?.bucket}`;
  app.use(path, async (http, next) => {
    http.header('Access-Control-Allow-Origin', env.PUBLIC_ORIGIN);
    http.header('Vary', 'Origin');
    http.header('Cache-Control', 'no-store');
    await next();
  });
  app.options(path, (http) => {
    http.header('Access-Control-Allow-Methods', 'POST');
    http.header('Access-Control-Max-Age', '600');
    return http.body(null, 204);
  });
  app.post(path, async (http) => {
    await receiveUpload(nodeOf(http).incoming, async (fields, file) => {
      const announced = readUploadForm(stores, fields, new Date());
      if (!announced || !UUID.test(announced.key)) throw new ServiceError('forbidden');
      await keepUpload(store, announced, file);
    });
    return http.body(null, 204);
  });
}
