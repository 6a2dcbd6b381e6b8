/** A stretch of time that the configuration names: from `start` on, until before `end`. */
export type TimeWindow = { start: string; end: string };

/** The window of two variables; null without them. */
export function windowOf(start: string | undefined, end: string | undefined): TimeWindow | null {
  return start === undefined || end === undefined ? null : { start, end };
}

/** Whether it is going on; a window that there is not never is. */
export const isWithin = (window: TimeWindow | null, now: number): boolean =>
  window !== null && Date.parse(window.start) <= now && now < Date.parse(window.end);

/**
 * Refuses half a window and one that ends before it begins.
 *
 * @param name of the two variables, without `_START` and `_END`
 * @throws Error that names the variables
 */
export function refuseWrongWindow(name: string, start?: string, end?: string): void {
  if ((start === undefined) !== (end === undefined))
    throw new Error(`Wrong environment — ${name}_START and ${name}_END go together`);
  if (start !== undefined && end !== undefined && Date.parse(start) >= Date.parse(end))
    throw new Error(`Wrong environment — ${name}_END: is not after ${name}_START`);
}
