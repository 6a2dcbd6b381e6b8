import { copySpare, findAround } from '@/lib/browser/enhancement';

/**
 * Says at the fields of a form what is wrong, to the eye and to screen readers; undefined takes back
 * what was said. [UI-12]
 */
export function createFieldErrors(form: HTMLFormElement) {
  const shown = new Map<string, { text: string; takeBack: () => void }>();
  return (name: string, text: string | undefined): void => {
    const before = shown.get(name);
    if (before?.text === text) return;
    before?.takeBack();
    shown.delete(name);
    const control = form.elements.namedItem(name);
    if (text === undefined || !(control instanceof HTMLElement)) return;
    shown.set(name, { text, takeBack: say(control, `${name}-error`, text) });
  };
}

function say(control: HTMLElement, id: string, text: string): () => void {
  const place = findAround('lead-field', control);
  const note = copySpare('lead-error', text).firstElementChild;
  const described = control.getAttribute('aria-describedby');
  control.setAttribute('aria-invalid', 'true');
  control.setAttribute('aria-describedby', described ? `${described} ${id}` : id);
  if (note) {
    note.id = id;
    // A field is a column in its place; a checkbox is a row in it.
    (place?.querySelector(':scope > div') ?? place)?.append(note);
  }
  return () => {
    note?.remove();
    control.removeAttribute('aria-invalid');
    if (described === null) control.removeAttribute('aria-describedby');
    else control.setAttribute('aria-describedby', described);
  };
}
