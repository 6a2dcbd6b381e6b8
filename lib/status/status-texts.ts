import { routes, type RouteId } from '@/lib/routes/routes';

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
  /** Further paragraphs. */
  more?: readonly string[];
  /** Offers to load the page again. */
  reload: boolean;
  primary?: StatusAction;
  other?: StatusAction;
};

const home: StatusAction = { label: 'Вернуться на главную', href: routes.home.path };
const unknown: StatusText = {
  title: 'Неизвестная ошибка',
  text: 'Что-то пошло не\u00A0так на\u00A0нашей стороне. Обновите страницу; если не\u00A0поможет, зайдите через несколько минут.',
  reload: true,
  other: home,
};

/** The texts that are the same everywhere; those with addresses of a deployment are beside. */
export const statusTexts = {
  forbidden: {
    title: 'Ошибка авторизации',
    text: 'Пожалуйста, попробуйте снова через несколько минут.',
    reload: true,
    other: home,
  },
  notFound: {
    title: 'Страница не найдена',
    text: 'Проверьте, нет\u00A0ли в\u00A0адресе опечатки, и\u00A0попробуйте ещё раз.',
    reload: false,
    primary: home,
  },
  tooManyRequests: {
    title: 'Слишком много попыток',
    text: 'Попробуйте снова через пять минут.',
    more: [
      'Ограничение общее для всей сети, например школьной: возможно, дело не\u00A0в\u00A0вас.',
      'Если вы\u00A0набираете ссылку по\u00A0буквам, попросите учителя прислать её сообщением.',
    ],
    reload: true,
    other: home,
  },
  networkError: {
    title: 'Ошибка сети',
    text: 'Возможно, нет подключения к\u00A0интернету. Проверьте его и\u00A0попробуйте ещё раз.',
    more: ['Если другие сайты открываются, неполадка у\u00A0нас: зайдите через несколько минут.'],
    reload: true,
    other: home,
  },
  unknownServerError: unknown,
  unknownError: unknown,
  serviceUnavailable: {
    title: 'Ошибка 503',
    text: 'Сайт просто устал и отдыхает.',
    more: ['Загляните через минуту.'],
    reload: true,
    other: home,
  },
  billingError: {
    title: 'Лицензии не отвечают',
    text: 'Сервис, который выдаёт лицензии, сейчас недоступен. Ваши тетради и\u00A0ответы на\u00A0месте.',
    more: ['Обновите страницу через несколько минут.'],
    reload: true,
    other: home,
  },
  linkError: {
    title: 'Неверная ссылка на задание',
    text: 'Попросите у\u00A0учителя правильную ссылку и\u00A0откройте её ещё раз.',
    reload: false,
    primary: {
      label: 'Мои задания',
      href: routes.studentProfile.path,
      description: 'Здесь всё, что вы уже начали.',
    },
    other: home,
  },
  activationError: {
    title: 'Код активации не подошёл',
    text: 'Он уже использован или набран с\u00A0ошибкой. Попросите школу прислать новую ссылку.',
    more: [
      'Если код активировали вы\u00A0сами, ничего делать не\u00A0нужно: учётная запись готова.',
    ],
    reload: false,
    primary: { label: 'Перейти в\u00A0кабинет', href: routes.studentProfile.path },
    other: home,
  },
  taskIsUnavailable: {
    title: 'Задание недоступно',
    text: 'Учитель закрыл его или срок вышел. Выберите другое задание.',
    reload: false,
    primary: { label: 'Перейти в профиль', href: routes.profile.path },
    other: home,
  },
} as const satisfies Partial<Record<RouteId, StatusText>>;

export type StatusId = keyof typeof statusTexts;
