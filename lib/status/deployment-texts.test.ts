import {
  mashUnreachableText,
  meshCameBackText,
  moUnreachableText,
  roleInvalidText,
} from './deployment-texts';

const links = {
  CONTACT_EMAIL: 'ask@example.org',
  MOSCOW_LIBRARY_URL: 'https://moscow.example/',
  MOSCOW_REGION_LIBRARY_URL: 'https://region.example/',
};
/** Words with plain spaces. */
const words = (...texts: (string | undefined)[]) => texts.join(' ').replaceAll('\u00A0', ' ');

test('[STATUS-06] an unknown role: sign in again, or write and quote the error', () => {
  const { title, text, primary, other } = roleInvalidText(links);
  expect(title).toBe('Упс! Что-то пошло не так');
  expect(words(text)).toMatch(/^Войдите ещё раз\..*«Недопустимое значение параметра role»\.$/);
  expect([primary?.href, other?.href]).toEqual(['/login', 'mailto:ask@example.org']);
});

test('[STATUS-08] Moscow: access to the end of the year, the teacher, the e-mail, the library', () => {
  const { text, more, primary, other } = mashUnreachableText(links);
  expect(words(text)).toContain('до конца учебного года');
  expect(words(...(more ?? []))).toContain('предупредите учителя');
  expect(primary?.href).toBe('https://moscow.example/');
  expect(words(other?.label)).toBe('Написать на ask@example.org');
});

test('[STATUS-09] the region: closed for a while, its support, its library', () => {
  const { title, more, primary } = moUnreachableText(links);
  expect(title).toBe('Доступ временно закрыт');
  expect(words(...(more ?? []))).toContain('поддержка вашей платформы');
  expect(primary?.href).toBe('https://region.example/');
});

describe('[STATUS-10] access has come back', () => {
  const page = (isRegion: boolean, isSignedIn: boolean) =>
    meshCameBackText(links, { isRegion, isSignedIn });

  test('asks a guest for Moscow, and to sign in', () => {
    const { title, primary, other, more } = page(false, false);
    expect([title, primary?.href]).toEqual(['Вы из Москвы?', 'https://moscow.example/']);
    expect(other).toEqual({ label: 'Войти или зарегистрироваться', href: '/login' });
    expect(words(...(more ?? []))).toContain('авторизуйтесь');
  });

  test('asks for the region with `mo`, and to sign in', () => {
    const { title, primary, other } = page(true, false);
    expect([title, primary?.href]).toEqual([
      'Вы из Московской области?',
      'https://region.example/',
    ]);
    expect(other?.href).toBe('/login');
  });

  test('does not ask to sign in who is', () => {
    expect(page(true, true).other).toEqual({ label: 'Вернуться на главную', href: '/' });
    expect(page(true, true).more).toBeUndefined();
  });
});
