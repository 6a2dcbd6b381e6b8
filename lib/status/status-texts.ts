import { routes, type RouteId } from '@/lib/routes/routes';

/** What is drawn on the sheet of squared paper. */
export type StatusImage =
  '403' | '404' | '503' | 'no-signal' | 'question' | 'broken-link' | 'hourglass';

export type StatusAction = {
  label: string;
  href: string;
  /** What it is good for, when the label alone does not say it. */
  description?: string;
};

/**
 * What a status page shows: what happened, what to do, and the means to do it. Words
 * that the requirements quote stand as they do there, with plain spaces. [STATUS-01…]
 */
export type StatusText = {
  title: string;
  text: string;
  image: StatusImage;
  /** Offers to load the page again. */
  reload: boolean;
  primary?: StatusAction;
  other?: StatusAction;
};

const home: StatusAction = { label: 'Вернуться на главную', href: routes.home.path };
const unknown: StatusText = {
  title: 'Неизвестная ошибка',
  text: 'Что-то пошло не\u00A0так на\u00A0нашей стороне. Обновите страницу; если не\u00A0поможет, зайдите через несколько минут.',
  image: 'question',
  reload: true,
  other: home,
};

export const statusTexts = {
  forbidden: {
    title: 'Ошибка авторизации',
    text: 'Пожалуйста, попробуйте снова через несколько минут.',
    image: '403',
    reload: true,
    other: home,
  },
  notFound: {
    title: 'Страница не найдена',
    text: 'Проверьте, нет\u00A0ли в\u00A0адресе опечатки, и\u00A0попробуйте ещё раз.',
    image: '404',
    reload: false,
    primary: home,
  },
  networkError: {
    title: 'Ошибка сети',
    text: 'Возможно, нет подключения к\u00A0интернету. Проверьте его и\u00A0попробуйте ещё раз.',
    image: 'no-signal',
    reload: true,
    other: home,
  },
  unknownServerError: unknown,
  unknownError: unknown,
  serviceUnavailable: {
    title: 'Ошибка 503',
    text: 'Сайт просто устал и\u00A0отдыхает. Загляните через минуту.',
    image: '503',
    reload: true,
    other: home,
  },
  linkError: {
    title: 'Неверная ссылка на задание',
    text: 'Попросите у\u00A0учителя правильную ссылку и\u00A0откройте её ещё раз.',
    image: 'broken-link',
    reload: false,
    primary: {
      label: 'Мои задания',
      href: routes.studentProfile.path,
      description: 'Здесь всё, что вы уже начали.',
    },
    other: home,
  },
  taskIsUnavailable: {
    title: 'Задание недоступно',
    text: 'Учитель закрыл его или срок вышел. Выберите другое задание.',
    image: 'hourglass',
    reload: false,
    primary: { label: 'Перейти в профиль', href: routes.profile.path },
    other: home,
  },
} as const satisfies Partial<Record<RouteId, StatusText>>;

export type StatusId = keyof typeof statusTexts;

/** The status page with this path, or null. */
export function findStatusId(path: string): StatusId | null {
  const ids = Object.keys(statusTexts) as StatusId[];
  return ids.find((id) => routes[id].path === path) ?? null;
}
