import { join, resolve } from 'node:path';
import { acceptedSecrets } from '@/lib/contract/environment/rotating-secret';
import type { PlatformEnv } from '@/platform/kernel/env';
import type { Logger } from '@/platform/kernel/logger';
import { createServiceApp, listen, type RunningService } from '@/platform/kernel/service';
import { s3Of } from '@/platform/objects/object-store';
import { addObjectRoutes } from './object-routes';
import { addPictureRoute } from './picture/picture-route';
import { createPictures } from './picture/pictures';
import { createDiskStore } from './store/disk-store';
import { createS3Store } from './store/s3-store';
import { addUploadRoute } from './upload/upload-route';

/**
 * The storage: takes files by signed forms, unless an S3 does, and shows them as pictures. It knows nobody;
 * whom a file belongs to and who may see it is the main API's matter. [FILE-01] [FILE-05]
 */
export function startStorage(env: PlatformEnv, log: Logger): Promise<RunningService> {
  const folder = resolve(env.DATA_DIR, 'files');
  const app = createServiceApp(log, {}, env);
  const secrets = acceptedSecrets(env.STORAGE_SECRET, env.STORAGE_SECRET_PREVIOUS);
  const s3 = s3Of(env);
  const disk = createDiskStore(folder);
  if (!s3) addUploadRoute(app, disk, env);
  const store = s3 ? createS3Store(s3, join(folder, 'incoming')) : disk;
  const pictures = createPictures(store, join(folder, 'pictures'));
  addPictureRoute(app, pictures, { secrets, webOrigin: env.PUBLIC_ORIGIN });
  addObjectRoutes(app, pictures, secrets);
  return listen({ name: 'storage', port: env.STORAGE_PORT, env }, app.fetch, () =>
    Promise.resolve(),
  );
}
