import { z } from 'zod';

/** The reply of a call that has nothing to tell. */
export const done = z.object({ done: z.literal(true) });
