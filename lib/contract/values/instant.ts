import { z } from 'zod';

/** A moment, as ISO 8601 with a zone writes it; of a second it may name parts without end. */
export const instant = z.iso.datetime().max(40);
