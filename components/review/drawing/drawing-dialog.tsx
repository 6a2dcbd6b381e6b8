'use client';

import { useState } from 'react';
import { PictureSteps } from '@/components/task/pictures/picture-buttons';
import { Button } from '@/components/ui/button/button';
import { FullScreenModal } from '@/components/ui/full-screen-modal/full-screen-modal';
import { confirmOrAsk } from '@/components/ui/overlay/confirm-or-ask';
import type { CloseReason, OverlayFrame } from '@/components/ui/overlay/overlay';
import { drawingOf, isSameDrawing, isTooMuch, marksOf } from '@/lib/review/drawing/marks';
import { DrawingNotices } from './drawing-notices';
import { DrawingPicture } from './drawing-picture';
import { useDrawingKeys } from './use-drawing-keys';
import { useMarks } from './use-marks';
import { useSaveDrawing, type AboutDrawing } from './use-save-drawing';

const unsaved = {
  title: 'Закрыть без\u00A0сохранения?',
  message: 'Пометки, которые вы не\u00A0сохранили, пропадут.',
  confirm: 'Закрыть',
  cancel: 'Остаться',
};

/** The photos of an answer, large, with what draws on them. [REV-02] */
export function DrawingDialog({
  open,
  onClose,
  onDetached,
  ...about
}: AboutDrawing & OverlayFrame) {
  const { files } = about;
  const [at, setAt] = useState(0);
  const drawn = useMarks(marksOf(about.drawing.pictures));
  const saving = useSaveDrawing(about, () => onClose('dismissed'));
  const drawing = drawingOf(files, drawn.marks);
  const isChanged = !isSameDrawing(drawing, about.drawing.pictures);
  const isTooLarge = isTooMuch(drawing);
  const id = files[at] ?? '';
  useDrawingKeys(drawn);
  const close = async (reason: CloseReason) => {
    if (isChanged && reason === 'dismissed' && !(await confirmOrAsk(unsaved))) return;
    onClose(reason);
  };
  return (
    <FullScreenModal
      {...{ open, onDetached }}
      onClose={(reason) => void close(reason)}
      title={`Пометки на\u00A0фото ${at + 1} из\u00A0${files.length}`}
    >
      <div className="flex flex-col gap-4">
        <DrawingPicture
          key={id}
          {...{ id, drawn }}
          alt={`Фото ${at + 1} из ${files.length}`}
          other={saving.other?.drawing?.pictures.find(({ fileUuid }) => fileUuid === id)?.marks}
        >
          <PictureSteps at={at} count={files.length} onStep={setAt} />
        </DrawingPicture>
        <div className="sticky bottom-0 z-10 -mx-4 flex flex-col gap-3 border-t border-line bg-surface px-4 py-3">
          <DrawingNotices
            {...{ saving, isTooLarge }}
            attemptCode={about.attemptCode}
            onTakeOther={(pictures) => drawn.change(marksOf(pictures))}
          />
          <SaveButton
            saving={saving}
            disabled={!isChanged || isTooLarge}
            onPress={() => void saving.save(drawing)}
          />
        </div>
      </div>
    </FullScreenModal>
  );
}

type SaveButtonProps = {
  saving: ReturnType<typeof useSaveDrawing>;
  disabled: boolean;
  onPress: () => void;
};

function SaveButton({ saving: { pending, other }, disabled, onPress }: SaveButtonProps) {
  const isOfNoAnswer = other?.drawing === null;
  return (
    <div>
      <Button pending={pending} disabled={disabled || isOfNoAnswer} onClick={onPress}>
        {other?.drawing ? 'Сохранить мои пометки' : 'Сохранить'}
      </Button>
    </div>
  );
}
