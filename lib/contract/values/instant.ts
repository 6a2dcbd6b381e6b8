import { z } from 'zod';

/** A moment, as ISO 8601 with a zone writes it. */
export const instant = z.iso.datetime();
