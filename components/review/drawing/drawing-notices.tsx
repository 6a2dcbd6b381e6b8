'use client';

import { FailureNotice } from '@/components/account/failure-notice';
import { Button } from '@/components/ui/button/button';
import { Notice } from '@/components/ui/notice/notice';
import type { Drawing } from '@/lib/contract/review/drawing';
import { pathOf } from '@/lib/routes/match';
import type { useSaveDrawing } from './use-save-drawing';

type DrawingNoticesProps = {
  saving: ReturnType<typeof useSaveDrawing>;
  isTooLarge: boolean;
  attemptCode: string;
  onTakeOther: (pictures: Drawing) => void;
};

/** Why a drawing was not saved, or could not be. What was drawn stays in any case. */
export function DrawingNotices(props: DrawingNoticesProps) {
  const { saving, isTooLarge, attemptCode, onTakeOther } = props;
  const { other, failure, forgetOther } = saving;
  if (isTooLarge)
    return (
      <Notice tone="warning" title="Пометок слишком много">
        Столько сохранить нельзя. Отмените последние или сотрите часть.
      </Notice>
    );
  if (other?.drawing === null)
    return (
      <Notice tone="negative" title="Ученик ответил заново">
        Этих фото в&nbsp;ответе больше нет, и&nbsp;пометки к&nbsp;ним не&nbsp;сохранить. Закройте
        окно: на&nbsp;странице уже новый ответ.
      </Notice>
    );
  if (other) {
    const { pictures } = other.drawing;
    return (
      <Notice
        tone="negative"
        title="Пометки изменили в&nbsp;другой вкладке"
        action={
          <Button
            variant="secondary"
            size="s"
            onClick={() => {
              onTakeOther(pictures);
              forgetOther();
            }}
          >
            Взять те&nbsp;пометки
          </Button>
        }
      >
        Те&nbsp;пометки показаны бледно, ваши — ярко. Сохраните свои вместо тех или возьмите те:
        ваши вернёт отмена.
      </Notice>
    );
  }
  if (!failure) return null;
  return (
    <FailureNotice
      title="Не&nbsp;сохранено"
      failure={failure}
      returnUrl={pathOf('teacherAttempt', { attemptCode })}
    />
  );
}
