import { Button } from '@/components/ui/button/button';
import { Notice } from '@/components/ui/notice/notice';
import type { SaveState } from '@/lib/answers/save-state';
import { errorText } from '@/lib/format/error-text';
import { SignInAgain } from '@/components/account/sign-in-again';
import type { Finish } from './use-finish';
import type { OwnPath } from '@/lib/routes/own-path';

type FinishNoticeProps = {
  finish: Finish;
  saving: SaveState;
  returnUrl: OwnPath | null;
  onClose: () => void;
};

/** Why the work was not ended. */
export function FinishNotice({ finish, saving, returnUrl, onClose }: FinishNoticeProps) {
  // What keeps answers back may pass by itself; then there is nothing to explain any more.
  const isStillUnsaved = finish.kind === 'unsaved' && saving.phase !== 'saved';
  if (finish.kind !== 'failed' && finish.kind !== 'photos' && !isStillUnsaved) return null;
  const needsSignIn = finish.kind === 'failed' && finish.status === 401;
  return (
    <Notice
      tone="negative"
      title="Работа пока не завершена"
      action={
        <>
          {needsSignIn ? <SignInAgain returnUrl={returnUrl} /> : null}
          <Button variant="secondary" size="s" onClick={onClose}>
            Понятно
          </Button>
        </>
      }
    >
      {reasonOf(finish)}
    </Notice>
  );
}

function reasonOf(finish: Finish): string {
  if (finish.kind === 'failed') return errorText(finish.code);
  if (finish.kind === 'photos')
    return `Не\u00A0все фото отправлены. Откройте задание ${finish.stepNumber}, дождитесь их или уберите и\u00A0нажмите «Завершить» ещё раз.`;
  return 'Не\u00A0все ответы сохранены. Дождитесь надписи «Сохранено» вверху и\u00A0нажмите «Завершить» ещё раз.';
}
