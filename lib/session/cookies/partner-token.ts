import { z } from 'zod';
import { ownCookie } from '@/lib/http/cookies/own-cookie';

const contentSchema = z.object({ token: z.string(), returnUrl: z.string().nullable() });
export type PartnerToken = z.infer<typeof contentSchema>;

/** A partner's token between two requests of a browser. [AUTH-06] */
export const partnerTokenCookie = ownCookie({
  name: 'partner-token',
  schema: contentSchema,
  // As long as it takes a browser to follow one redirect.
  lifetime: 60,
  protection: 'sealed',
  readableByScripts: false,
  isHostBound: true,
});
