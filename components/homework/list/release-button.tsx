import { PolicyButton, type PolicyButtonProps } from './policy-button';

const question = {
  title: 'Показать разбор всем, кто сдал?',
  message:
    'Верные ответы и\u00A0объяснения увидят и\u00A0те, кто назвал только имя, пока другие ещё решают. Тем, кто вошёл с\u00A0учётной записью, они видны уже сейчас.',
  confirm: 'Показать',
  cancel: 'Не\u00A0показывать',
};

/** Tells everybody who has finished an open homework what was right. [TRUST-01] */
export function ReleaseButton(props: PolicyButtonProps) {
  const { state, policy, finishedCount } = props.homework;
  if (state !== 'open' || policy.feedback !== 'after_finish' || finishedCount === 0) return null;
  return (
    <PolicyButton {...props} question={question} body={{ feedback: 'everybody' }}>
      Показать разбор
    </PolicyButton>
  );
}
