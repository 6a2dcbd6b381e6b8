/** Where a tooltip can be asked to stand, and the side of the element that this is. */
const sides = {
  top: 'top',
  bottom: 'bottom',
  left: 'left',
  right: 'right',
  above: 'top',
  below: 'bottom',
  before: 'left',
  after: 'right',
} as const;

export type TooltipPosition = keyof typeof sides;

/** The side that a position means; throws 'Tooltip: check position value' on any other. [UI-09] */
export function sideOf(position: TooltipPosition): (typeof sides)[TooltipPosition] {
  if (!Object.hasOwn(sides, position)) throw new Error('Tooltip: check position value');
  return sides[position];
}
