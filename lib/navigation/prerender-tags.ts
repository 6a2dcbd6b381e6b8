/**
 * Takes the prerender tags out of the page: they speak of the page that was loaded, not of the next
 * one. [PRE-03]
 */
export function removePrerenderTags(): void {
  // Into a place of their own, not into nothing: React removes its tags from their parent, later.
  document
    .createDocumentFragment()
    .append(...document.querySelectorAll('meta[name^="prerender-"]'));
}
