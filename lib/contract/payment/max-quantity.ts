/** The most of one position that a cart can hold. */
export const MAX_QUANTITY = 20;
