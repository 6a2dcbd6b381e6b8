import type { Question } from '@/components/ui/overlay/confirm-or-ask';
import { writtenCode } from '@/components/student/code/written-code';

const buttons = { confirm: 'Выйти', cancel: 'Остаться' } as const;

/**
 * What a student is asked before signing out: what is lost and what is not. Null when nothing is.
 *
 * @param isSent whether the server has every answer
 * @param code by which a student without an account comes back; null when it could not be had
 */
export function signOutQuestion(
  hasAccount: boolean,
  isSent: boolean,
  code: string | null,
): Question | null {
  if (hasAccount) return isSent ? null : unsent;
  const kept = isSent
    ? 'Все ответы сохранены: работа останется в\u00A0журнале учителя.'
    : 'Последние ответы ещё не\u00A0сохранены и\u00A0пропадут. Дождитесь связи, чтобы их не\u00A0потерять.';
  return code === null
    ? { ...withoutCode, message: `${withoutCode.message} ${kept}` }
    : {
        title: `Запишите код: ${writtenCode(code)}`,
        message: `Вы занимаетесь без учётной записи. После выхода продолжить работу и\u00A0посмотреть результат можно только по\u00A0этому коду: на\u00A0странице задания нажмите «У\u00A0меня есть код». ${kept}`,
        ...buttons,
      };
}

const withoutCode: Question = {
  title: 'Выйти и\u00A0больше не\u00A0вернуться к\u00A0работе?',
  message:
    'Вы занимаетесь без учётной записи, а\u00A0код, чтобы вернуться, сейчас узнать не\u00A0удалось. Без него после выхода нельзя будет продолжить работу и\u00A0посмотреть результат, даже если назвать те\u00A0же имя и\u00A0класс.',
  ...buttons,
};

const unsent: Question = {
  title: 'Выйти, хотя не\u00A0все ответы отправлены?',
  message:
    'Последние ответы учитель пока не\u00A0увидит. Они останутся на\u00A0этом устройстве и\u00A0отправятся, когда вы снова войдёте здесь под своей учётной записью.',
  ...buttons,
};
