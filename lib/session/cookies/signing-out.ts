import { ownCookie, textSchema } from '@/lib/http/cookies/own-cookie';
import { safeReturnUrl } from '@/lib/routes/safe-return-url';

/** Where a sign-out that is under way leads. [AUTH-14] */
export const signingOutCookie = ownCookie({
  name: 'signing-out',
  schema: textSchema(safeReturnUrl),
  // As long as the way through the SSO takes.
  lifetime: 15,
  protection: 'plain',
  readableByScripts: false,
  isHostBound: true,
});
