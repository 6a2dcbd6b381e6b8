import type { ErrorCode } from '@/lib/contract/call/errors';
import { commonErrorTexts } from './common-error-texts';

/** What a person is told of a refusal: what happened and what to do. One sentence or two per code. */
const texts: Record<ErrorCode, string> = {
  ...commonErrorTexts,
  forbidden:
    'У вас нет доступа к этому. Войдите под другой учётной записью или вернитесь в профиль.',
  rate_limited: 'Слишком много попыток подряд. Подождите несколько минут и повторите.',
  method_not_allowed: 'Так это сделать нельзя. Обновите страницу и попробуйте ещё раз.',
  payload_too_large:
    'Слишком много данных за один раз. Сократите текст или выберите файл поменьше.',
  unsupported_media_type:
    'Данные пришли в незнакомом виде. Обновите страницу и попробуйте ещё раз.',
  state_invalid: 'Вход не завершён: ссылка устарела или уже использована. Начните вход заново.',
  unauthorized: 'Вы не вошли. Войдите, чтобы продолжить.',
  token_invalid: 'Время входа истекло. Войдите ещё раз — мы вернём вас на эту страницу.',
  parent_not_allowed: 'Вход для родителей пока не работает. Войдите как ученик или учитель.',
  not_found: 'Такого здесь нет. Проверьте адрес или вернитесь на главную.',
  homework_not_found: 'Задание не найдено. Попросите у учителя правильную ссылку.',
  attempt_not_found: 'Работа не найдена. Откройте её из своего профиля.',
  activation_code_not_found:
    'Такого кода нет. Проверьте его по буквам или спросите в школе, верный ли он.',
  task_not_in_homework: 'Этого задания больше нет в работе. Обновите страницу.',
  homework_closed: 'Приём ответов закончен. Если нужно больше времени, напишите учителю.',
  homework_withdrawn: 'Учитель отозвал это задание. Спросите у него, что делать дальше.',
  attempt_not_finished: 'Работа ещё не\u00A0сдана: результат появится, когда вы её завершите.',
  attempt_finished: 'Эта работа уже сдана, ответы в ней не меняются. Результат — в вашем профиле.',
  attempts_exhausted: 'Попытки закончились. Результат — в вашем профиле.',
  gift_not_found:
    'Такого подарка нет. Проверьте код по буквам; сразу после оплаты он действует через минуту.',
  promocode_not_found: 'Такого промокода нет. Проверьте его по буквам.',
  promocode_expired: 'Срок промокода истёк. Купить можно и\u00A0без него.',
  promocode_used_up: 'Промокод уже использован. Купить можно и\u00A0без него.',
  cart_empty: 'Корзина пуста. Добавьте в\u00A0неё лицензию и\u00A0повторите.',
  promotion_over: 'Акция не\u00A0идёт: она уже закончилась или ещё не\u00A0началась.',
  content_items_off:
    'Отдельные вопросы сейчас взять нельзя. Уберите такие задания и\u00A0добавьте их целиком.',
  provider_unavailable:
    'Через этот сервис сейчас не\u00A0войти. Войдите другим способом или попробуйте позже.',
  diary_token_expired:
    'Ссылка из\u00A0дневника устарела. Вернитесь в\u00A0дневник и\u00A0откройте её ещё раз.',
  diary_role_mismatch:
    'В\u00A0дневнике у\u00A0вас другая роль. Войдите здесь с\u00A0той\u00A0же ролью, что и\u00A0в\u00A0дневнике.',
  diary_bound_to_another:
    'Эта учётная запись уже связана с\u00A0другой. Отвяжите её в\u00A0профиле и\u00A0повторите.',
  diary_not_bound: 'Дневник не\u00A0подключён. Откройте задание из\u00A0дневника один раз.',
  conflict: 'Пока вы работали, здесь что-то изменилось. Обновите страницу и повторите.',
  answer_mismatch: 'Ответ не подходит к этому заданию. Обновите страницу и ответьте ещё раз.',
  not_implemented: 'Эта возможность скоро появится. Загляните сюда позже.',
};

/** Whether a code that came over the network is one of ours. */
export function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(texts, code);
}

/** The Russian sentence for a code. */
export function errorText(code: ErrorCode): string {
  return texts[code];
}
