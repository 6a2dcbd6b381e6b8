'use client';

import { useEffect } from 'react';
import { forgetStoredIdentity } from '@/lib/identity/forget-stored-identity';
import { readSessionMark } from '@/lib/session/session-mark';

/** On the sign-in page: when nobody is signed in, nothing stays of who was before. [ROUTE-06] */
export function ForgetStoredIdentity() {
  useEffect(() => {
    if (readSessionMark(document.cookie) === null) forgetStoredIdentity();
  }, []);
  return null;
}
