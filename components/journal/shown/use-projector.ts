'use client';

import { useState, useSyncExternalStore } from 'react';
import {
  isProjectorOn,
  onProjectorChange,
  projectorOrder,
  setProjector,
} from '@/lib/journal/projector';

const onServer = () => false;

/** Whether names are hidden in this tab, and the way to change it. [HW-06] */
export function useProjector(): [boolean, (isOn: boolean) => void] {
  return [useSyncExternalStore(onProjectorChange, isProjectorOn, onServer), setProjector];
}

/** The order of rows without names; who comes while they are shown is the last. */
export function useProjectorOrder(present: readonly string[]): readonly string[] {
  const [known, setKnown] = useState<readonly string[]>([]);
  const order = projectorOrder(known, present);
  if (order.length > known.length) setKnown(order);
  return order;
}
