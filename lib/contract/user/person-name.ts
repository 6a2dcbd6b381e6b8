/** A name as a person gives it: letters of any script, spaces, hyphens and apostrophes. */
export const PERSON_NAME = /^[\p{L}\p{M}][\p{L}\p{M} .'’-]*$/u;
export const MAX_PERSON_NAME = 100;
