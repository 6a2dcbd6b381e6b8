import { sendVisitMarks } from './send-visit-marks';
import { keepVisitMarks } from './visit-marks';

/** Keeps how somebody who is signed in came, and sends it. [TRK-01] */
export async function startTracking(): Promise<void> {
  keepVisitMarks();
  await sendVisitMarks();
}
