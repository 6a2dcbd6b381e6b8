import { Button } from '@/components/ui/button/button';
import { confirmOrAsk } from '@/components/ui/overlay/confirm-or-ask';
import { callApi } from '@/lib/api/call-api';
import { useCall } from '@/lib/api/use-calls';
import type { HomeworkSummary } from '@/lib/contract/homework/homework';
import { ChangeFailure } from './change-failure';

const question = {
  title: 'Показать разбор всем, кто сдал?',
  message:
    'Верные ответы и\u00A0объяснения увидят и\u00A0те, кто назвал только имя, пока другие ещё решают. Тем, кто вошёл с\u00A0учётной записью, они видны уже сейчас.',
  confirm: 'Показать',
  cancel: 'Не\u00A0показывать',
};

type ReleaseButtonProps = {
  homework: HomeworkSummary;
  titleId: string;
  onChanged: (homework: HomeworkSummary) => void;
};

/** Tells everybody who has finished an open homework what was right. [TRUST-01] */
export function ReleaseButton({ homework, titleId, onChanged }: ReleaseButtonProps) {
  const { taskHash, state, policy, finishedCount } = homework;
  const { pending, failure, run } = useCall();
  if (state !== 'open' || policy.feedback !== 'after_finish' || finishedCount === 0) return null;
  const release = async () => {
    if (!(await confirmOrAsk(question))) return;
    const body = { feedback: 'everybody' } as const;
    void run(() => callApi('changeHomework', { params: { taskHash }, body }), onChanged);
  };
  return (
    <>
      <Button
        variant="quiet"
        size="s"
        pending={pending}
        aria-describedby={titleId}
        onClick={() => void release()}
      >
        Показать разбор
      </Button>
      {failure ? <ChangeFailure failure={failure} /> : null}
    </>
  );
}
