import type { ReactNode } from 'react';
import type { StatusId } from '@/lib/status/status-texts';
import { BreakSign } from './drawings/break-sign';
import { ClosedNotebook } from './drawings/closed-notebook';
import { CutString } from './drawings/cut-string';
import { Hourglass } from './drawings/hourglass';
import { InkBlot } from './drawings/ink-blot';
import { LostLine } from './drawings/lost-line';
import { NamelessBadge } from './drawings/nameless-badge';
import { OpenClipChain } from './drawings/open-clip-chain';
import { SleepingNotebook } from './drawings/sleeping-notebook';
import { StampWithoutPrint } from './drawings/stamp-without-print';
import { Tangle } from './drawings/tangle';

/** What is drawn on the sheet of each status page. [ROUTE-08] */
export const drawingOf: Record<StatusId, () => ReactNode> = {
  forbidden: ClosedNotebook,
  notFound: LostLine,
  tooManyRequests: BreakSign,
  networkError: CutString,
  unknownServerError: InkBlot,
  unknownError: Tangle,
  serviceUnavailable: SleepingNotebook,
  billingError: StampWithoutPrint,
  linkError: OpenClipChain,
  taskIsUnavailable: Hourglass,
  activationError: NamelessBadge,
};
