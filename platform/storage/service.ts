import type { PlatformEnv } from '@/platform/kernel/env';
import type { Logger } from '@/platform/kernel/logger';
import { listenWithoutCalls, type RunningService } from '@/platform/kernel/service';

/** Alive, with no calls of its own yet: whatever is asked of it is not found. */
export function startStorage(env: PlatformEnv, log: Logger): Promise<RunningService> {
  return listenWithoutCalls({ name: 'storage', port: env.STORAGE_PORT, env }, log);
}
