/** The most steps that a homework can have. */
export const MAX_STEPS = 100;

/** The most single tasks of a step that can be named. */
export const MAX_PICKED = 100;
