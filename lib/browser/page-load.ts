/** Loads this page again. */
export function reloadPage(): void {
  location.reload();
}

/** Goes to an address with a page load, where a link or the router would go without one. */
export function loadPage(address: string): void {
  location.assign(address);
}
