/** What goes wrong. `reply` is a network that takes requests and loses what is answered. */
const faultKinds = ['network', 'reply', 'tab', 'web', 'platform', 'database'] as const;
export type FaultKind = (typeof faultKinds)[number];

/**
 * When: before an answer is changed, a moment after that, or when the page has said that it is saved. At the
 * end of a homework the moments are those of its last press.
 */
const moments = ['before', 'during', 'after'] as const;
type Moment = (typeof moments)[number];

export type Fault = {
  kind: FaultKind;
  moment: Moment;
  /** Between the change of an answer and the fault, in milliseconds. */
  waitMs: number;
  /** How long it lasts, in milliseconds. */
  lastsMs: number;
};

/** The four steps of a homework, and its end. */
export const PLACES = 5;

/** A fault for each place of one homework. */
export type Plan = readonly Fault[];

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The plan of one of the cycles of a seed. */
export function planOf(seed: number, cycle: number): Plan {
  const random = seeded(seed * 1_000 + cycle);
  const oneOf = <Value>(values: readonly Value[]) =>
    values[Math.floor(random() * values.length)] as Value;
  return Array.from({ length: PLACES }, () => ({
    kind: oneOf(faultKinds),
    moment: oneOf(moments),
    waitMs: Math.round(random() ** 2 * 1_500),
    lastsMs: Math.round(random() * 2_500),
  }));
}

/** One of each kind, at one place each: what the ordinary tests go through. */
export const shortPlan: Plan = [
  { kind: 'database', moment: 'during', waitMs: 50, lastsMs: 500 },
  { kind: 'web', moment: 'after', waitMs: 0, lastsMs: 500 },
  { kind: 'tab', moment: 'during', waitMs: 0, lastsMs: 0 },
  { kind: 'platform', moment: 'during', waitMs: 100, lastsMs: 500 },
  { kind: 'reply', moment: 'during', waitMs: 0, lastsMs: 1_000 },
];
