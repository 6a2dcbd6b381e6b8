/** @jest-environment node */
import { checkRegistration, readRegistrationForm } from './registration';

const good = {
  role: 'teacher',
  name: ' Анна-Мария ',
  surname: "О'Коннор",
  patronymic: ' Петровна ',
  email: ' Anna@Example.ru ',
  password: 'синий кит 7',
  repeat: 'синий кит 7',
  consent: 'yes',
};

const errorsOf = (change: Partial<typeof good>) => {
  const result = checkRegistration({ ...good, ...change });
  return result.ok ? {} : result.errors;
};

describe('checkRegistration', () => {
  it('gives an account with trimmed names and address', () => {
    expect(checkRegistration(good)).toEqual({
      ok: true,
      value: {
        role: 'teacher',
        name: 'Анна-Мария',
        surname: "О'Коннор",
        patronymic: 'Петровна',
        email: 'Anna@Example.ru',
        password: 'синий кит 7',
      },
    });
  });

  it.each([
    [{ role: 'school_admin' }, 'role', 'Выберите'],
    [{ role: 'editor' }, 'role', 'Выберите'],
    [{ name: '  ' }, 'name', 'Укажите имя'],
    [{ surname: '' }, 'surname', 'Укажите фамилию'],
    [{ name: '<b>Анна</b>' }, 'name', 'Только буквы'],
    [{ name: 'А'.repeat(101) }, 'name', 'Слишком длинно'],
    [{ patronymic: '<b>' }, 'patronymic', 'Только буквы'],
    [{ consent: '' }, 'consent', 'Без согласия'],
    [{ consent: 'no' }, 'consent', 'Без согласия'],
    [{ email: '' }, 'email', 'Укажите почту'],
    [{ email: 'anna@example' }, 'email', 'Пример'],
    [{ email: `${'a'.repeat(64)}@${'b.'.repeat(90)}ru` }, 'email', 'Пример'],
    [{ password: '', repeat: '' }, 'password', 'Придумайте'],
    [{ password: 'кит 7', repeat: 'кит 7' }, 'password', 'не меньше 8'],
    [{ password: 'x'.repeat(201), repeat: 'x'.repeat(201) }, 'password', 'не больше 200'],
    [{ password: 'ANNA@example.ru', repeat: 'ANNA@example.ru' }, 'password', 'ваш логин'],
    [{ repeat: 'синий кит 8' }, 'repeat', 'совпадают'],
    [{ repeat: '' }, 'repeat', 'Повторите'],
  ])('refuses %j at the field %s', (change, field, sentence) => {
    const errors: Record<string, string | undefined> = errorsOf(change);
    expect(errors[field]).toContain(sentence);
  });

  it('takes a person without a patronymic', () => {
    expect(checkRegistration({ ...good, patronymic: ' ' })).toMatchObject({
      ok: true,
      value: { patronymic: '' },
    });
  });

  it('names only what is wrong, in the order of the page', () => {
    expect(Object.keys(errorsOf({ email: 'нет', role: '' }))).toEqual(['role', 'email']);
  });
});

describe('readRegistrationForm', () => {
  it('takes text alone and cuts what is endless', () => {
    const form = readRegistrationForm({ name: ['a', 'b'], email: 'x'.repeat(5_000), extra: '1' });
    expect(form.name).toBe('');
    expect(form.email).toHaveLength(201);
    expect(form).not.toHaveProperty('extra');
  });
});
