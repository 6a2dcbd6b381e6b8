/**
 * A token, signed or sealed. One has a dot after its first part, or two: three letters alone are
 * sooner or later drawn by lot in a state or a nonce.
 */
export const JWT = /eyJ[\w-]{8,}\.{1,2}[\w-]/;
