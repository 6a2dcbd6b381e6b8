'use client';

import { useEffect } from 'react';
import { readDocumentCookie } from '@/lib/browser/document-cookie';
import { enhanced } from '@/lib/browser/enhancement';
import { forgetStoredIdentity } from '@/lib/identity/forget-stored-identity';
import { sessionMarkCookie } from '@/lib/session/cookies/session-mark';

/** On the sign-in page: when nobody is signed in, nothing stays of who was before. [ROUTE-06] */
export function ForgetStoredIdentity() {
  useEffect(() => {
    if (readDocumentCookie(sessionMarkCookie) === null) forgetStoredIdentity();
  }, []);
  return <span hidden {...enhanced('forget-identity')} />;
}
