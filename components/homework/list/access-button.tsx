import { PolicyButton, type PolicyButtonProps } from './policy-button';

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

/** Says who may begin an open homework, and changes it. [TRUST-02] */
export function AccessButton(props: PolicyButtonProps) {
  const { state, policy } = props.homework;
  if (state !== 'open') return null;
  const { accountsOnly } = policy;
  return (
    <PolicyButton
      {...props}
      question={questions[accountsOnly ? 'open' : 'close']}
      body={{ accountsOnly: !accountsOnly }}
    >
      {accountsOnly ? 'Пускать и\u00A0без учётной записи' : 'Только с\u00A0учётной записью'}
    </PolicyButton>
  );
}
