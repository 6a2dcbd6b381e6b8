/** What the script of documents finds in a page: each name is written here alone. [DOC-01] */
export type Enhanced =
  | 'account'
  | 'account-label'
  | 'consent-deny'
  | 'consent-grant'
  | 'consent-settings'
  | 'forget-identity'
  | 'lead-field'
  | 'lead-form'
  | 'lead-submit'
  | 'original-address'
  | 'reload'
  | 'sample'
  | 'sample-submit'
  | 'sample-verdict'
  | 'spare-text'
  | 'third-parties';

/**
 * What is rendered hidden, for the script to show a copy of: that way it looks as what React shows, and
 * its styles are in the document.
 */
export type Spare =
  'lead-problem' | 'lead-warning' | 'lead-pending' | 'lead-sent' | 'lead-error' | 'sample-failed';

/** The attributes by which the script of documents finds an element. */
export const enhanced = (name: Enhanced) => ({ 'data-enhance': name });

/** The attributes of what is kept for it. */
export const spareAttributes = (name: Spare | undefined) => ({ hidden: true, 'data-spare': name });

const selectorOf = (name: Enhanced) => `[data-enhance="${name}"]`;

/** The first element with this name; null when there is none. */
export function findEnhanced<Found extends Element = HTMLElement>(
  name: Enhanced,
  root: ParentNode = document,
): Found | null {
  return root.querySelector<Found>(selectorOf(name));
}

/** The element with this name that another one is in; null when there is none. */
export const findAround = (name: Enhanced, inner: Element) => inner.closest(selectorOf(name));

/** All elements with this name. */
export const findAllEnhanced = (name: Enhanced, root: ParentNode = document) =>
  root.querySelectorAll<HTMLElement>(selectorOf(name));

/** A copy of what was kept under this name, with a text in its place; empty when nothing was kept. */
export function copySpare(name: Spare, text = ''): DocumentFragment {
  const copy = document.createDocumentFragment();
  const kept = document.querySelector(`[data-spare="${name}"]`);
  copy.append(...[...(kept?.childNodes ?? [])].map((node) => node.cloneNode(true)));
  findEnhanced('spare-text', copy)?.replaceWith(text);
  return copy;
}
