'use client';

import { useEffect } from 'react';
import useSWR from 'swr';
import { callApi } from '@/lib/api/call-api';
import { ApiError, isTransient } from '@/lib/api/use-api';
import type { UserConfig } from '@/lib/contract/user/user';
import { readDocumentCookie } from '@/lib/browser/document-cookie';
import { configRefreshDelay } from '@/lib/identity/config-refresh';
import { markRefreshed, wasRefreshed } from '@/lib/identity/refresh-marker';
import { mashRoleCookie } from '@/lib/session/cookies/mash-role';

type LoadedConfig = {
  /** Null for a guest, and until it is there. [CFG-01] */
  config: UserConfig | null;
  /** Our server no longer knows who asks. [CFG-02] */
  isRefused: boolean;
};

/** The codes by which a session is refused. */
const REFUSALS = ['unauthorized', 'token_invalid'];

/** The same config for all who ask for it; it is loaded once. [CFG-01] */
export function useLoadedConfig(userId: string | null) {
  const { data, error, mutate } = useSWR<UserConfig, ApiError>(
    userId === null ? null : ['getUserConfig', userId],
    loadConfig,
    { revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: isTransient },
  );
  // In another tab somebody else may have signed in before this was asked for.
  const config = data?.userId === userId ? (data ?? null) : null;
  return { config, error, mutate };
}

/** What the product knows of the user, loaded again whenever that is another one. [CFG-01] [CFG-03] */
export function useUserConfig(userId: string | null): LoadedConfig {
  const { config, error, mutate } = useLoadedConfig(userId);
  useEffect(() => {
    if (config === null) return;
    const delay = configRefreshDelay(config, Date.now(), {
      isMashStudent: readDocumentCookie(mashRoleCookie) === 'student',
      wasRefreshed: wasRefreshed(config.userId),
    });
    if (delay === null) return;
    const timer = setTimeout(() => {
      markRefreshed(config.userId);
      void mutate();
    }, delay);
    return () => clearTimeout(timer);
  }, [config, mutate]);
  return { config, isRefused: error !== undefined && REFUSALS.includes(error.failure.code) };
}

async function loadConfig(): Promise<UserConfig> {
  const query = { timestamp: Date.now() };
  const result = await callApi('getUserConfig', { query }, { handlesSessionExpired: true });
  if (result.ok) return result.value;
  throw new ApiError(result.error);
}
