'use client';

import { Pencil } from 'lucide-react';
import { Button } from '@/components/ui/button/button';
import { loadLazy } from '@/components/ui/lazy/load-lazy';
import type { AskedTask, GivenAnswer } from '@/lib/contract/review/review';

export type DrawButtonProps = {
  attemptCode: string;
  task: Pick<AskedTask, 'stepNumber' | 'taskId'>;
  given: GivenAnswer;
  /** It was drawn on, here or in another tab. */
  onChanged: () => void;
};

const load = () => import('./ask-drawing');

/** Opens the photos of an answer to be drawn on. What draws is loaded then. [REV-02] */
export function DrawButton({ attemptCode, task, given, onChanged }: DrawButtonProps) {
  const { own, answerId, drawing } = given;
  if (own?.form !== 'files' || own.files.length === 0 || answerId === null) return null;
  const { stepNumber, taskId } = task;
  const { files } = own;
  const about = { attemptCode, stepNumber, taskId, answerId, files, drawing, onChanged };
  return (
    <div>
      <Button
        variant="secondary"
        size="s"
        onClick={() => void loadLazy(load).then(({ askDrawing }) => askDrawing(about))}
      >
        <Pencil aria-hidden className="size-5" />
        {drawing.pictures.length > 0 ? 'Изменить пометки' : 'Пометить на\u00A0фото'}
      </Button>
    </div>
  );
}
