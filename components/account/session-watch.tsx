'use client';

import { useEffect, useRef } from 'react';
import { onSessionExpired } from '@/lib/api/session-expired';
import { IdentityWatch } from '@/lib/identity/watch/identity-watch';
import { clearLocalStorage } from '@/lib/browser/safe-storage';
import type { PageUser } from '@/lib/identity/watch/watched-page';
import { pathOf } from '@/lib/routes/match';
import { useUserConfig } from './use-user-config';
import { watchedBrowser } from './watched-browser';

export type SessionWatchProps = {
  /** The address of the identity provider's script. */
  stateScript: string;
  /** Whom the page was rendered for; null for a guest. */
  user: PageUser | null;
};

/**
 * Follows the session while a page is open: leaves the page when the session has expired, was ended
 * elsewhere or belongs to another person. A page with answers is not left (`useBlockNavigation`). [AUTH-12] [AUTH-14] [AUTH-15]
 */
export function SessionWatch({ stateScript, user }: SessionWatchProps) {
  const { userId = null, role = null, provider = '' } = user ?? {};
  const { config, isRefused } = useUserConfig(userId);
  const ownUuid = useRef<string | null>(null);
  const watch = useRef<IdentityWatch | null>(null);

  useEffect(() => {
    ownUuid.current = config?.prosvUserData?.uuid ?? null;
  }, [config]);

  useEffect(() => {
    const pageUser = userId !== null && role !== null ? { userId, role, provider } : null;
    const page = watchedBrowser({ stateScript, ownUuid: () => ownUuid.current });
    const started = new IdentityWatch(pageUser, page);
    watch.current = started;
    const unsubscribe = onSessionExpired(() => started.refused());
    return () => {
      unsubscribe();
      started.stop();
    };
  }, [stateScript, userId, role, provider]);

  useEffect(() => {
    if (!isRefused) return;
    // [CFG-02] The cookie has to go as well: the root would lead whoever has one back here.
    clearLocalStorage();
    watch.current?.refused(pathOf('home'));
  }, [isRefused]);

  return null;
}
