/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { callApi } from '@/lib/api/call-api';
import { roles, type Role } from '@/lib/contract/auth/roles';
import type { UserConfig } from '@/lib/contract/user/user';
import type { OwnPath } from '@/lib/routes/own-path';
import { ProfileFacts } from './profile-facts';

jest.mock('next/navigation', () => ({ usePathname: () => '/profile' }));
jest.mock('@/lib/api/call-api');
const called = jest.mocked(callApi);

const config: UserConfig = {
  ...{ userId: 'u1', providerType: 'vk', features: [], hasPassword: false, isTest: false },
  ...{ createdAt: '2026-03-04T06:05:00Z', status: 'registered' as const, patronymic: '' },
  ...{ classNumber: 5, classLetter: '(А)', trialExpiredDate: null },
  ...{ lastOfferAcceptedAt: '2099-03-04T06:05:00Z', gettingGeolocationWebPermission: null },
  ...{ city: '', prosvUserData: null },
};
type Shown = { role?: Role; name?: string; email?: string; changes?: Partial<UserConfig> };
const show = ({ role = roles.student, name = 'Анна', email = 'anna@example.ru', changes }: Shown) =>
  render(
    <ProfileFacts
      person={{ role, surname: name && 'Ким', name, patronymic: name && 'Сергеевна', email }}
      config={{ ...config, ...changes }}
      offerHref="/user-agreement"
      returnUrl={'/profile' as OwnPath}
      timeZone="Europe/Moscow"
    />,
  );
/** What stands beside a title. */
const fact = (title: string) =>
  screen.queryByText(title)?.nextElementSibling?.textContent.replace(/\s/g, ' ') ?? null;

beforeEach(() => jest.resetAllMocks());

test('[HW-09] [ROUTE-24] tells name with patronymic, e-mail, class, provider, offer and geolocation', () => {
  show({});
  expect(fact('Имя')).toBe('Ким Анна Сергеевна');
  expect(fact('Роль')).toBe('Ученик');
  expect(fact('Класс')).toBe('5А');
  expect(fact('Вход')).toBe('VK ID');
  expect(fact('Почта')).toBe('anna@example.ru');
  expect(fact('Условия использования')).toContain('Приняты 4 марта 2099');
  expect(fact('Геолокация')).toContain('Ещё не спрашивали');
});

test('[HW-09] a teacher has no class, and what is not known is said to be so', () => {
  show({ role: roles.teacher, name: '', email: '', changes: { classNumber: null } });
  expect([fact('Имя'), fact('Роль'), fact('Класс'), fact('Почта')]).toEqual([
    'Не указано',
    'Учитель',
    null,
    'Не указана',
  ]);
});

test('[HW-09] of who has no account neither e-mail, offer nor place is told', () => {
  show({ changes: { providerType: 'link', status: 'new' } });
  expect(fact('Вход')).toBe('Без учётной записи, по имени');
  for (const title of ['Почта', 'Условия использования', 'Геолокация'])
    expect(fact(title)).toBeNull();
});

test('[CFG-04] an offer that is not accepted can be accepted here', async () => {
  show({ changes: { lastOfferAcceptedAt: '2021-07-31T00:00:00Z' } });
  expect(fact('Условия использования')).toContain('Ещё не приняты');
  called.mockResolvedValue({ ok: true, value: config } as never);
  await userEvent.click(screen.getByRole('button', { name: 'Принять' }));
  expect(called).toHaveBeenCalledWith('acceptOffer', {});
  expect(fact('Условия использования')).toContain('Приняты 4 марта 2099');
  expect(screen.queryByRole('button', { name: 'Принять' })).toBeNull();
});

test.each([
  ['allow', 'Запретить', 'deny', 'Не спрашиваем'],
  ['deny', 'Разрешить спрашивать', 'allow', 'Можно спросить браузер'],
] as const)(
  '[CFG-01] geolocation that is %s is changed by «%s»',
  async (had, name, permission, said) => {
    show({ changes: { gettingGeolocationWebPermission: had } });
    const changed = { ...config, gettingGeolocationWebPermission: permission };
    called.mockResolvedValue({ ok: true, value: changed } as never);
    await userEvent.click(screen.getByRole('button', { name }));
    expect(called).toHaveBeenCalledWith('setGeolocationPermission', { body: { permission } });
    expect(fact('Геолокация')).toContain(said);
  },
);

test('[CFG-01] what was not saved says so and stays', async () => {
  show({ changes: { gettingGeolocationWebPermission: 'allow' } });
  called.mockResolvedValue({
    ok: false,
    error: { code: 'unavailable', status: 0, requestId: '' },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Запретить' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Не сохранилось');
  expect(fact('Геолокация')).toContain('Можно спросить браузер');
});
