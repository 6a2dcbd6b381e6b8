import type { SsoRole } from '@/platform/openid/sso-role';

/**
 * The people of the demo: accounts on the SSO and users of the main API are seeded from this list
 * when their tables are empty and the deployment is a demo.
 */
export const DEMO_PASSWORD = 'tetrad';

export type DemoPerson = {
  /** The subject identifier on the SSO, and the `uuid` in prosvUserData. */
  sub: string;
  login: string;
  email: string | null;
  name: string;
  surname: string;
  patronymic: string;
  role: SsoRole;
  status: 'new' | 'registered';
  /** For students: the class that the school put them into. */
  schoolClass?: { number: number; letter: string };
};

const person = (
  number: number,
  login: string,
  [surname, name, patronymic]: readonly [string, string, string],
  role: SsoRole,
  rest: Partial<DemoPerson> = {},
): DemoPerson => ({
  sub: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  login,
  email: login.includes('@') ? login : null,
  name,
  surname,
  patronymic,
  role,
  status: 'registered',
  ...rest,
});

export const demoPeople: readonly DemoPerson[] = [
  person(1, 'teacher@example.ru', ['Морозова', 'Анна', 'Сергеевна'], 'teacher'),
  person(2, 'new-teacher@example.ru', ['Крылов', 'Игорь', 'Павлович'], 'teacher', {
    status: 'new',
  }),
  person(3, 'student@example.ru', ['Белов', 'Миша', ''], 'student', {
    schoolClass: { number: 5, letter: 'А' },
  }),
  person(4, 'student2@example.ru', ['Зорина', 'Вера', ''], 'student', {
    schoolClass: { number: 5, letter: 'А' },
  }),
  person(5, 'new-student@example.ru', ['Лаптев', 'Тимур', ''], 'student', { status: 'new' }),
  person(6, 'school@example.ru', ['Громова', 'Ольга', 'Ивановна'], 'school_admin'),
  person(7, 'parent@example.ru', ['Белова', 'Елена', 'Андреевна'], 'parent'),
  person(8, 'editor@example.ru', ['Чернов', 'Павел', 'Ильич'], 'editor'),
  person(9, 'approver@example.ru', ['Седова', 'Нина', 'Олеговна'], 'approver'),
  person(10, 'noemail', ['Тихонов', 'Лев', ''], 'student', {
    schoolClass: { number: 9, letter: 'Б' },
  }),
  person(11, 'ops@example.ru', ['Дымов', 'Роман', 'Олегович'], 'ops'),
];
