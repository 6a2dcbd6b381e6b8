import { askDialog } from '@/components/ui/dialog/ask-dialog';
import { openOverlays } from '@/components/ui/overlay/open-overlays';
import { PictureViewer, type Pictures } from './picture-viewer';

/** Shows pictures large, one after the other. */
export async function openPictures(pictures: Pictures): Promise<void> {
  await openOverlays();
  askDialog((frame) => <PictureViewer {...frame} {...pictures} />);
}
