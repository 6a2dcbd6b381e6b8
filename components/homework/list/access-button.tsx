import { Button } from '@/components/ui/button/button';
import { confirmOrAsk } from '@/components/ui/overlay/confirm-or-ask';
import { callApi } from '@/lib/api/call-api';
import { useCall } from '@/lib/api/use-calls';
import type { HomeworkSummary } from '@/lib/contract/homework/homework';
import { ChangeFailure } from './change-failure';

const questions = {
  close: {
    title: 'Пускать только с\u00A0учётной записью?',
    message:
      'Новые ученики без учётной записи начать не\u00A0смогут: им предложим войти. Кто уже начал, закончит; их работы останутся в\u00A0журнале.',
    confirm: 'Только с\u00A0учётной записью',
    cancel: 'Не\u00A0менять',
  },
  open: {
    title: 'Пускать и\u00A0без учётной записи?',
    message: 'По\u00A0ссылке начнёт каждый, кто назовёт имя и\u00A0класс.',
    confirm: 'Пускать всех',
    cancel: 'Не\u00A0менять',
  },
};

type AccessButtonProps = {
  homework: HomeworkSummary;
  titleId: string;
  onChanged: (homework: HomeworkSummary) => void;
};

/** Says who may begin an open homework, and changes it. [TRUST-02] */
export function AccessButton({ homework, titleId, onChanged }: AccessButtonProps) {
  const { taskHash, state, policy } = homework;
  const { pending, failure, run } = useCall();
  if (state !== 'open') return null;
  const change = async () => {
    if (!(await confirmOrAsk(questions[policy.accountsOnly ? 'open' : 'close']))) return;
    const body = { accountsOnly: !policy.accountsOnly };
    void run(() => callApi('changeHomework', { params: { taskHash }, body }), onChanged);
  };
  return (
    <>
      <Button
        variant="quiet"
        size="s"
        pending={pending}
        aria-describedby={titleId}
        onClick={() => void change()}
      >
        {policy.accountsOnly
          ? 'Пускать и\u00A0без учётной записи'
          : 'Только с\u00A0учётной записью'}
      </Button>
      {failure ? <ChangeFailure failure={failure} /> : null}
    </>
  );
}
