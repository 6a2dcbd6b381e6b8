/** The most steps that a homework can have. */
export const MAX_STEPS = 100;

/** The most single tasks of a step that can be named. */
export const MAX_PICKED = 100;

/** What a hint takes of the points of its task, in percent, where the teacher says nothing else. [REV-05] */
export const HINT_COST = 10;

export const MAX_HINT_COST = 50;
