import { SignInAgain } from '@/components/cms/sign-in-again';
import { Notice } from '@/components/ui/notice/notice';
import { errorText } from '@/lib/format/error-text';
import type { Outcome } from './use-retry';

/** Says what became of a retry, and what to do when nothing did. */
export function RetryOutcome({ outcome }: { outcome: Outcome }) {
  if (outcome === null) return null;
  if (outcome.kind === 'retried')
    return outcome.count === 0 ? (
      <Notice title="Повторять нечего">Кто-то успел раньше: это уже передаётся.</Notice>
    ) : (
      <Notice tone="positive" title={`Передаём ещё раз: ${outcome.count}`}>
        Что снова не&nbsp;дойдёт, появится здесь опять.
      </Notice>
    );
  const { code, status } = outcome.failure;
  if (status === 401)
    return (
      <Notice
        tone="negative"
        title="Не&nbsp;повторено: время входа истекло"
        action={<SignInAgain page="cmsDeliveries" />}
      >
        Войдите и&nbsp;нажмите ещё раз.
      </Notice>
    );
  return (
    <Notice tone="negative" title="Не&nbsp;повторено">
      {status === 404 ? 'Этого больше нет: задание удалено.' : errorText(code)}
    </Notice>
  );
}
