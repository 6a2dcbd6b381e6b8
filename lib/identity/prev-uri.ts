import { ownCookie, textSchema } from '@/lib/http/cookies/own-cookie';
import { safeReturnUrl } from '@/lib/routes/safe-return-url';
import { PREV_URI } from './stored-identity';

/**
 * Where to come back to after signing in. Scripts write and clear it as well: it is no secret, and is
 * judged each time it is read. [AUTH-03] [AUTH-10] [ROUTE-02]
 */
export const prevUriCookie = ownCookie({
  name: PREV_URI,
  schema: textSchema(safeReturnUrl),
  // As long as somebody may take to sign in.
  lifetime: 15 * 60,
  protection: 'plain',
  readableByScripts: true,
});
