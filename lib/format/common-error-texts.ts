import type { ErrorCode } from '@/lib/contract/call/errors';

/**
 * What a person is told of the refusals that every call can meet; by themselves, for pages that make
 * none but such calls.
 */
export const commonErrorTexts = {
  invalid_request: 'Что-то в запросе не так. Проверьте, что введено, и попробуйте ещё раз.',
  cross_site:
    'Запрос пришёл с другого сайта, мы его не выполнили. Откройте страницу заново и повторите.',
  internal:
    'На сервере произошла ошибка, мы о ней уже знаем. Попробуйте ещё раз через несколько минут.',
  upstream_invalid:
    'Сервер ответил непонятно, мы об этом уже знаем. Попробуйте ещё раз через несколько минут.',
  upstream_unavailable: 'Один из серверов не ответил. Попробуйте ещё раз через минуту.',
  unavailable: 'Нет связи с сервером. Проверьте интернет и попробуйте ещё раз через минуту.',
} as const satisfies Partial<Record<ErrorCode, string>>;
