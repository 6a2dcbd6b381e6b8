import { readItem, writeItem } from '@/lib/browser/safe-storage';
import { goals, type Goal } from '@/lib/browser/goals';

const KEY = 'tetradi:goals';
/** No more than these wait for an open page. */
const MAX_KEPT = 10;

const isGoal = (name: string): name is Goal => goals.some((goal) => goal === name);
const read = () => (readItem('sessionStorage', KEY) ?? '').split(' ').filter(isGoal);

/** Keeps a goal that was reached where nothing of others is loaded, for the next open page of this tab. */
export function keepGoal(goal: Goal): void {
  writeItem('sessionStorage', KEY, [...read(), goal].slice(0, MAX_KEPT).join(' '));
}

/** The kept goals, which are forgotten by that. Whoever owns the browser can have changed them. */
export function takeGoals(): Goal[] {
  const kept = read().slice(0, MAX_KEPT);
  writeItem('sessionStorage', KEY, null);
  return kept;
}
