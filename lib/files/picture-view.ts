/** How a picture is looked at: how many times enlarged, and where its middle is, in px from that of its frame. */
export type View = { scale: number; x: number; y: number };
type Size = { width: number; height: number };
type Place = { x: number; y: number };

const MOST = 8;

export const WHOLE: View = { scale: 1, x: 0, y: 0 };

/**
 * Enlarges by a factor around a place, which stays where it is.
 *
 * @param at in px from the middle of the frame
 * @param size of the whole picture on the screen, in px
 */
export function zoomed({ scale, x, y }: View, factor: number, at: Place, size: Size): View {
  const next = Math.min(MOST, Math.max(1, scale * factor));
  const by = next / scale;
  return within({ scale: next, x: at.x - (at.x - x) * by, y: at.y - (at.y - y) * by }, size);
}

/** Moves the picture under its frame. */
export const moved = (view: View, by: Place, size: Size): View =>
  within({ ...view, x: view.x + by.x, y: view.y + by.y }, size);

/** A picture that is not enlarged stays where it is; of a large one a part is always seen. */
function within({ scale, x, y }: View, { width, height }: Size): View {
  const far = (length: number) => ((scale - 1) * length) / 2;
  const clamp = (value: number, most: number) => Math.min(most, Math.max(-most, value));
  return { scale, x: clamp(x, far(width)), y: clamp(y, far(height)) };
}
