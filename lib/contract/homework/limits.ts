/** The most steps that a homework can have. */
export const MAX_STEPS = 100;
