import { z } from 'zod';
import { createThrottle, type Throttle } from '@/platform/kernel/limits/throttle';

const DEFAULT_QUOTA = 60;

const percent = z.coerce.number().int().min(0).max(100).default(0);
const milliseconds = z.coerce.number().int().min(0).max(60_000).default(0);

/** How the API is made to misbehave; shares are per cent of the requests. */
export const settingsSchema = z.strictObject({
  /** Each answer comes so much later. */
  slowMs: milliseconds,
  /** Each request, and what is told to the partner, waits up to so long by chance: later ones overtake it. */
  shuffleMs: milliseconds,
  /** Answered with `failStatus`, nothing done. */
  failing: percent,
  failStatus: z.coerce
    .number()
    .pipe(z.union([z.literal(500), z.literal(503)]))
    .default(503),
  /** With such an answer it asks to wait so long; 0 for not. */
  askToWaitSeconds: z.coerce.number().int().min(0).max(86_400).default(0),
  /** Done, and then answered 500. */
  failingAfter: percent,
  /** Done, and then the connection breaks. */
  losing: percent,
  /** A work is confirmed and then dropped. */
  forgetting: percent,
  /** Answered with a page instead of JSON. */
  html: percent,
  /** Answered with a body that does not end. */
  endless: percent,
  /** What is told to the partner is told twice. */
  doubling: percent,
  /** How many requests per second a key may make. */
  quota: z.coerce.number().int().min(1).max(10_000).default(DEFAULT_QUOTA),
});
export type Settings = z.infer<typeof settingsSchema>;
export type Share =
  'failing' | 'failingAfter' | 'losing' | 'forgetting' | 'html' | 'endless' | 'doubling';

export type Control = {
  settings(): Settings;
  change(settings: Settings): void;
  /** Whether it happens to this request. */
  happens(share: Share): boolean;
  /** Counts a request of a key: 0 when it may go on, else how many seconds to wait. */
  take(key: string): number;
};

const throttleOf = ({ quota }: Settings): Throttle =>
  createThrottle({ limit: quota, windowMs: 1_000 });

/** Kept in memory: a restart ends all misbehaviour. */
export function createControl(): Control {
  let current = settingsSchema.parse({});
  let throttle = throttleOf(current);
  return {
    settings: () => current,
    change: (settings) => {
      current = settings;
      throttle = throttleOf(current);
    },
    happens: (share) => Math.random() * 100 < current[share],
    take: (key) => throttle.take(key),
  };
}
