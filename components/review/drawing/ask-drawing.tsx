import { askDialog } from '@/components/ui/dialog/ask-dialog';
import { openOverlays } from '@/components/ui/overlay/open-overlays';
import { DrawingDialog } from './drawing-dialog';
import type { AboutDrawing } from './use-save-drawing';

/** Opens the photos of an answer over the page, to be drawn on. [REV-02] */
export async function askDrawing(about: AboutDrawing): Promise<void> {
  await openOverlays();
  askDialog((frame) => <DrawingDialog {...frame} {...about} />);
}
