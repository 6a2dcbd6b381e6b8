/** The id of the element with the page's own content. */
export const CONTENT_ID = 'content';

/** The first stop of the keyboard: past the header, to the content. [UI-12] */
export function SkipLink() {
  return (
    <a
      href={`#${CONTENT_ID}`}
      className="sr-only font-semibold text-surface focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-m focus:bg-ink focus:px-5 focus:py-3"
    >
      К содержанию
    </a>
  );
}
