/** What a screen reader is told of a notification. */
export type Said = { id: string; text: string; isUrgent: boolean };

/**
 * What screen readers listen to. Always on the page, as they do not notice news that come together
 * with the region that holds them. [UI-12]
 */
export function LiveRegions({ said }: { said: readonly Said[] }) {
  return (
    <div className="sr-only">
      {(['polite', 'assertive'] as const).map((live) => (
        <div key={live} aria-live={live}>
          {said
            .filter(({ isUrgent }) => isUrgent === (live === 'assertive'))
            .map(({ id, text }) => (
              <p key={id}>{text}</p>
            ))}
        </div>
      ))}
    </div>
  );
}
