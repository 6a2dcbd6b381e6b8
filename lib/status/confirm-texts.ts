import type { RouteId } from '@/lib/routes/routes';

/** The addresses that change something when a person opens them. */
export type ActingRouteId = Extract<RouteId, 'logout' | 'cmsLogout' | 'activateSchoolStudent'>;

type ConfirmText = { title: string; text: string; button: string };

/** What is asked before a link from another site changes something. [HTTP-03] */
export const confirmTexts: Record<ActingRouteId, ConfirmText> = {
  logout: {
    title: 'Выйти из\u00A0учётной записи?',
    text: 'Сюда привела ссылка с\u00A0другого сайта. Если вы не\u00A0собирались выходить, вернитесь в\u00A0тетради: ничего не\u00A0изменилось.',
    button: 'Выйти',
  },
  cmsLogout: {
    title: 'Выйти из\u00A0редакции?',
    text: 'Сюда привела ссылка с\u00A0другого сайта. Если вы не\u00A0собирались выходить, вернитесь: ничего не\u00A0изменилось.',
    button: 'Выйти',
  },
  activateSchoolStudent: {
    title: 'Активировать учётную запись ученика?',
    text: 'Школа прислала вам код. После активации откроются задания вашего класса.',
    button: 'Активировать',
  },
};

/** The one that was asked for; null for anything else. */
export function findActingRoute(name: unknown): ActingRouteId | null {
  return typeof name === 'string' && Object.hasOwn(confirmTexts, name)
    ? (name as ActingRouteId)
    : null;
}
