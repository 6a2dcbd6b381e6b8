/** The most steps that a homework can have. */
export const MAX_STEPS = 100;
/** The most attempts that a student can have at one homework. */
export const MAX_ATTEMPTS = 2;
