'use client';

import { useSyncExternalStore } from 'react';
import { formatDayTime } from '@/lib/format/date-time';

const noChanges = () => () => undefined;
const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * Day and time in the visitor's own zone. The server may not know it yet when somebody comes for the
 * first time; a deadline must not be told by the hours of another city.
 */
export function LocalTime({ instant, timeZone }: { instant: string; timeZone: string }) {
  const zone = useSyncExternalStore(noChanges, ownZone, () => timeZone);
  return <time dateTime={instant}>{formatDayTime(instant, zone)}</time>;
}
