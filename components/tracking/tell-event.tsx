'use client';

import { useEffect } from 'react';
import type { EventType } from '@/lib/contract/tracking/event-types';
import { trackEvent } from '@/lib/tracking/track-event';

/** Tells that a page was opened. [TRK-02] */
export function TellEvent({ type }: { type: EventType }) {
  useEffect(() => trackEvent(type), [type]);
  return null;
}
