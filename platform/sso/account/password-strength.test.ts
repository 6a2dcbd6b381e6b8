/** @jest-environment node */
import { passwordFormFault, passwordGuessFault, type KnownOfPerson } from './password-strength';

const passwordFault = (password: string, person: KnownOfPerson) =>
  passwordFormFault(password, person) ?? passwordGuessFault(password, person);

const OWN = { logins: ['Anna.Ivanova@example.ru'], names: ['Анна', 'Иванова', ''] };
const GUESSED = /легко угадать/;

describe('[TRUST-07] a new password', () => {
  test.each([
    'password1!',
    'P@ssw0rd!2',
    'qwertyuiop',
    '1q2w3e4r',
    'zzzzzzzzzzzz',
    'abcdefgh12',
    '01.02.1985',
    'йцукен12',
    'пароль123',
    'Пароль2024',
    'gfhjkm12',
    'солнышко1',
    'учитель2024',
    'Иванова1',
    'tetrad123',
  ])('is refused when it is guessed at once: %s', (password) => {
    expect(passwordFault(password, OWN)).toMatch(GUESSED);
  });

  test.each(['anna.ivanova', 'ANNA.IVANOVA 2024 год', 'anna.ivanova@example.ru'])(
    'is refused when the login stands in it: %s',
    (password) => {
      expect(passwordFault(password, OWN)).toMatch(/ваш логин/);
    },
  );

  test.each([
    'зимний вечер 7',
    'gvozdika 48 stul',
    'мама мыла раму',
    'Московская роща 12',
    'x4:Kd!p2Qz',
    'анна любит яблоки',
  ])('is taken when it is none of these: %s', (password) => {
    expect(passwordFault(password, OWN)).toBeUndefined();
  });

  test('has from 8 to 200 characters, counted as people see them', () => {
    expect(passwordFault('', OWN)).toBe('Придумайте пароль');
    expect(passwordFault('кит-7-я', OWN)).toMatch(/короткий/);
    expect(passwordFault('🐳🐳🐳🐳', OWN)).toMatch(/короткий/);
    expect(passwordFault('зимний вечер '.repeat(16), OWN)).toMatch(/длинный/);
  });

  test('may have a short login in it, which stands there by chance', () => {
    expect(
      passwordFault('котелок над болотом', { logins: ['кот'], names: ['Кот'] }),
    ).toBeUndefined();
  });
});
