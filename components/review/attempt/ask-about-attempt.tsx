import { askDialog } from '@/components/ui/dialog/ask-dialog';
import { openOverlays } from '@/components/ui/overlay/open-overlays';
import { ReturnDialog } from './return-dialog';
import { ScoreDialog } from './score-dialog';
import type { AboutAttempt } from './about-attempt';

/** Opens the choice of tasks that are to be done again. [REV-03] */
export async function askReturn(about: AboutAttempt): Promise<void> {
  await openOverlays();
  askDialog((frame) => <ReturnDialog {...frame} {...about} />);
}

/** Opens the form in which a score is set by hand. [REV-03] */
export async function askScore(about: AboutAttempt): Promise<void> {
  await openOverlays();
  askDialog((frame) => <ScoreDialog {...frame} {...about} />);
}
