import { routes } from '@/lib/routes/routes';
import type { StatusText } from './status-texts';

/** The addresses of a deployment that status pages name. */
export type StatusLinks = {
  CONTACT_EMAIL: string;
  MOSCOW_LIBRARY_URL: string;
  MOSCOW_REGION_LIBRARY_URL: string;
};

const writeTo = (email: string, description: string) => ({
  label: `Написать на\u00A0${email}`,
  href: `mailto:${email}`,
  description,
});

/** The sign-in brought a role that the product does not know. [STATUS-06] */
export function roleInvalidText({ CONTACT_EMAIL }: StatusLinks): StatusText {
  return {
    title: 'Упс! Что-то пошло не так',
    text: 'Войдите ещё\u00A0раз. Если ошибка повторится, напишите в\u00A0поддержку и\u00A0приведите её текст: «Недопустимое значение параметра role».',
    reload: false,
    primary: { label: 'Войти ещё раз', href: routes.login.path },
    other: writeTo(CONTACT_EMAIL, 'В\u00A0письме укажите, под какой учётной записью вы входите.'),
  };
}

/** Moscow's platform has left. [STATUS-08] */
export function mashUnreachableText(links: StatusLinks): StatusText {
  return {
    title: 'Тетради больше недоступны в\u00A0МЭШ',
    text: 'Рабочие тетради больше не\u00A0открываются пользователям Московской электронной школы. Доступ, который у\u00A0вас уже есть, сохранится до\u00A0конца учебного года.',
    more: ['Если тетрадь задали на\u00A0дом, предупредите учителя, что она не\u00A0открывается.'],
    reload: false,
    primary: { label: 'В\u00A0библиотеку МЭШ', href: links.MOSCOW_LIBRARY_URL },
    other: writeTo(links.CONTACT_EMAIL, 'Остались вопросы? Напишите нам.'),
  };
}

/** Moscow region's platform is closed for a while. [STATUS-09] */
export function moUnreachableText({ MOSCOW_REGION_LIBRARY_URL }: StatusLinks): StatusText {
  return {
    title: 'Доступ временно закрыт',
    text: 'Рабочие тетради сейчас не\u00A0открываются пользователям образовательной платформы Московской области.',
    more: ['Когда доступ вернётся, подскажет поддержка вашей платформы: обратитесь к\u00A0ней.'],
    reload: false,
    primary: {
      label: 'В\u00A0библиотеку Подмосковья',
      href: MOSCOW_REGION_LIBRARY_URL,
      description: 'Там\u00A0же есть контакты поддержки.',
    },
    other: { label: 'Вернуться на главную', href: routes.home.path },
  };
}

/**
 * Access has come back: where from is the visitor? Whoever is not signed in is asked to. [STATUS-10]
 *
 * @param isRegion the address carries `mo`
 */
export function meshCameBackText(
  links: StatusLinks,
  { isRegion, isSignedIn }: { isRegion: boolean; isSignedIn: boolean },
): StatusText {
  return {
    title: isRegion ? 'Вы из Московской области?' : 'Вы из Москвы?',
    text: isRegion
      ? 'Тогда открывайте рабочие тетради в\u00A0библиотеке образовательной платформы Подмосковья.'
      : 'Тогда открывайте рабочие тетради в\u00A0библиотеке Московской электронной школы.',
    ...(!isSignedIn && {
      more: ['Если вы из\u00A0другого региона, авторизуйтесь: тетради откроются здесь.'],
    }),
    reload: false,
    primary: isRegion
      ? { label: 'В\u00A0библиотеку Подмосковья', href: links.MOSCOW_REGION_LIBRARY_URL }
      : { label: 'В\u00A0библиотеку МЭШ', href: links.MOSCOW_LIBRARY_URL },
    other: isSignedIn
      ? { label: 'Вернуться на главную', href: routes.home.path }
      : { label: 'Войти или зарегистрироваться', href: routes.login.path },
  };
}
