import { z } from 'zod';

export const planSchema = z.enum(['free', 'premium']);
export type Plan = z.infer<typeof planSchema>;

export const limitsSchema = z.object({
  /** At one homework. */
  attempts: z.number().int(),
  variants: z.boolean(),
  photosKeptFor: z.enum(['month', 'school_year']),
  taskStatistics: z.boolean(),
  regrade: z.boolean(),
});
export type Limits = z.infer<typeof limitsSchema>;

/**
 * What the free version allows and what premium does: the one table, by which the platform decides and
 * which pages show. Explanations are for everybody. [HW-08]
 */
export const limits: Record<Plan, Limits> = {
  free: {
    attempts: 2,
    variants: false,
    photosKeptFor: 'month',
    taskStatistics: false,
    regrade: false,
  },
  premium: {
    attempts: 10,
    variants: true,
    photosKeptFor: 'school_year',
    taskStatistics: true,
    regrade: true,
  },
};
