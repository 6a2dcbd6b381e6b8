import { useState } from 'react';
import { callApi } from '@/lib/api/call-api';
import { useCall } from '@/lib/api/use-calls';
import type { Drawing } from '@/lib/contract/review/drawing';
import type { GivenAnswer } from '@/lib/contract/review/review';

export type AboutDrawing = {
  attemptCode: string;
  stepNumber: number;
  taskId: string;
  answerId: string;
  files: readonly string[];
  drawing: GivenAnswer['drawing'];
  /** It was saved, here or in another tab: what is shown has to be asked for again. */
  onChanged: () => void;
};

/** Another drawing that is there by now; null where the student has given another answer. */
type Other = { drawing: GivenAnswer['drawing'] | null };

/** Sends what was drawn; what another tab has saved meanwhile is asked for, and lost by neither. */
export function useSaveDrawing(about: AboutDrawing, onSaved: () => void) {
  const { attemptCode, stepNumber, taskId, answerId, onChanged } = about;
  const [version, setVersion] = useState(about.drawing.version);
  const [other, setOther] = useState<Other | null>(null);
  const { pending, failure, run } = useCall();

  async function save(pictures: Drawing): Promise<void> {
    const body = { stepNumber, taskId, answerId, version, pictures };
    const outcome = await run(
      () => callApi('drawOnAnswer', { params: { attemptCode }, body }),
      onSaved,
    );
    if (outcome === 'busy') return;
    if (outcome !== 'done' && outcome.code === 'review_changed') await askForOther();
    onChanged();
  }
  async function askForOther(): Promise<void> {
    const found = await callApi('getAttemptReview', { params: { attemptCode } });
    if (!found.ok) return;
    const given = found.value.tasks.find(
      (task) => task.stepNumber === stepNumber && task.taskId === taskId,
    )?.given;
    const isOfThis = given?.answerId === answerId;
    setOther({ drawing: isOfThis ? given.drawing : null });
    // Who has seen it may replace it.
    if (isOfThis) setVersion(given.drawing.version);
  }
  return { save, pending, failure, other, forgetOther: () => setOther(null) };
}
