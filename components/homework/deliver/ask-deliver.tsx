import { askDialog } from '@/components/ui/dialog/ask-dialog';
import { openOverlays } from '@/components/ui/overlay/open-overlays';
import type { HomeworkSummary } from '@/lib/contract/homework/homework';
import { worstState } from '@/lib/homework/delivery-state';
import { DeliverDialog } from './deliver-dialog';

/** Opens the dialog in which a homework is passed on to lessons of a diary. [DIARY-05] */
export async function askDeliver(
  homework: HomeworkSummary,
  timeZone: string,
  onChanged: (homework: HomeworkSummary) => void,
): Promise<void> {
  await openOverlays();
  askDialog((frame) => (
    <DeliverDialog
      {...frame}
      homework={homework}
      timeZone={timeZone}
      onDeliveries={(deliveries) => onChanged({ ...homework, delivery: worstState(deliveries) })}
    />
  ));
}
