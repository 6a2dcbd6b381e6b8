/** The id of the heading of the cart. */
export const CART_ID = 'cart';

/** Brings the cart into sight, and the focus with it: what was pressed may be gone. */
export function showCart(): void {
  const heading = document.getElementById(CART_ID);
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'nearest' });
}
