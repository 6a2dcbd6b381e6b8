import { askDialog } from '@/components/ui/dialog/ask-dialog';
import { openOverlays } from '@/components/ui/overlay/open-overlays';
import type { HomeworkSummary } from '@/lib/contract/homework/homework';
import { DueDialog } from './due-dialog';

/** Opens the dialog in which the due date of a homework is set. [HW-09] */
export async function askDue(
  homework: HomeworkSummary,
  timeZone: string,
  onChanged: (homework: HomeworkSummary) => void,
): Promise<void> {
  await openOverlays();
  askDialog((frame, asked) => (
    <DueDialog
      {...frame}
      homework={homework}
      timeZone={timeZone}
      onChanged={(changed) => {
        onChanged(changed);
        asked.close();
      }}
    />
  ));
}
