import { askDialog } from '@/components/ui/dialog/ask-dialog';
import { openOverlays } from '@/components/ui/overlay/open-overlays';
import { StudentDialog, type AboutStudent } from './student-dialog';

/** Opens what can be done about a row without an account. [TRUST-02] */
export async function askStudent(about: AboutStudent): Promise<void> {
  await openOverlays();
  askDialog((frame) => <StudentDialog {...frame} {...about} />);
}
