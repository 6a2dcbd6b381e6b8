import type { Question } from '@/components/ui/overlay/confirm-or-ask';

const buttons = { confirm: 'Выйти', cancel: 'Остаться' } as const;

/**
 * What a student is asked before signing out: what is lost and what is not. Null when nothing is.
 *
 * @param isSent whether the server has every answer
 */
export function signOutQuestion(hasAccount: boolean, isSent: boolean): Question | null {
  if (hasAccount) return isSent ? null : unsent;
  const lost =
    'Вы занимаетесь без учётной записи, и\u00A0вас помнит только этот браузер. После выхода нельзя будет продолжить работу и\u00A0посмотреть результат, даже если назвать те\u00A0же имя и\u00A0класс.';
  const kept = isSent
    ? 'Все ответы сохранены: работа останется в\u00A0журнале учителя.'
    : 'Последние ответы ещё не\u00A0сохранены и\u00A0пропадут. Дождитесь связи, чтобы их не\u00A0потерять.';
  return {
    title: 'Выйти и\u00A0больше не\u00A0вернуться к\u00A0работе?',
    message: `${lost} ${kept}`,
    ...buttons,
  };
}

const unsent: Question = {
  title: 'Выйти, хотя не\u00A0все ответы отправлены?',
  message:
    'Последние ответы учитель пока не\u00A0увидит. Они останутся на\u00A0этом устройстве и\u00A0отправятся, когда вы снова войдёте здесь под своей учётной записью.',
  ...buttons,
};
