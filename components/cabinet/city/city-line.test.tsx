/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { callApi } from '@/lib/api/call-api';
import { canLocate, locate } from '@/lib/browser/locate';
import { pathOf } from '@/lib/routes/match';
import { CityLine, type CityLineProps } from './city-line';

jest.mock('@/lib/api/call-api');
jest.mock('@/lib/browser/locate');
const called = jest.mocked(callApi);
const sent = (wanted: string) =>
  called.mock.calls.filter(([name]) => name === wanted).map(([, input]) => input.body);

let replies: Record<string, object>;
async function open(props: Partial<CityLineProps> = {}) {
  render(<CityLine city="" permission={null} returnUrl={pathOf('teacherProfile')} {...props} />);
  await press(/город$/);
  return screen.findByLabelText('Город');
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  replies = {
    listCities: { ok: true, value: { cities: ['Тула'] } },
    locateUser: { ok: true, value: { city: 'Тула' } },
    setGeolocationPermission: { ok: true, value: {} },
  };
  called.mockReset();
  called.mockImplementation(async (name, input) => {
    const { city } = { ...(input.body as { city?: string } | undefined) };
    return (replies[name] ?? { ok: true, value: { city } }) as never;
  });
  jest.mocked(canLocate).mockReturnValue(true);
  const place = { latitude: 54.2, longitude: 37.6 };
  jest.mocked(locate).mockReset().mockResolvedValue({ kind: 'place', place });
});

describe('the city of a person', () => {
  test('[HW-09] is typed with suggestions, saved, and the cursor goes back', async () => {
    const field = await open();
    await userEvent.type(field, 'Ту');
    await waitFor(() => expect(document.querySelector('datalist option')).toHaveValue('Тула'));
    await userEvent.type(field, 'ла');
    await press('Сохранить');
    expect(await screen.findByText('Город: Тула')).toBeVisible();
    expect(sent('saveCity')).toEqual([{ city: 'Тула' }]);
    expect(screen.getByRole('button', { name: 'Изменить город' })).toHaveFocus();
  });

  test('[CFG-01] is found after our own words, and only rounded places are sent', async () => {
    const field = await open({ city: 'Омск' });
    await press('Определить город');
    expect(screen.getByRole('status')).toHaveTextContent(/Сохраним только название города/);
    expect(locate).not.toHaveBeenCalled();
    await press('Продолжить');
    await waitFor(() => expect(field).toHaveValue('Тула'));
    expect(sent('locateUser')).toEqual([{ latitude: 54.2, longitude: 37.6 }]);
    expect(sent('setGeolocationPermission')).toEqual([{ permission: 'allow' }]);
    // Nothing is kept before the person says so.
    expect(sent('saveCity')).toEqual([]);
  });

  test.each<[string, () => Promise<void>]>([
    ['to us', () => press('Не разрешать')],
    [
      'to the browser',
      () => {
        jest.mocked(locate).mockResolvedValue({ kind: 'denied' });
        return press('Продолжить');
      },
    ],
  ])('[CFG-01] who refuses %s is not asked again, and types it', async (_, refuse) => {
    const field = await open();
    await press('Определить город');
    await refuse();
    expect(await screen.findByText(/больше не\sспросим/)).toBeVisible();
    expect(sent('setGeolocationPermission')).toEqual([{ permission: 'deny' }]);
    expect(screen.queryByRole('button', { name: 'Определить город' })).toBeNull();
    await userEvent.type(field, 'Тула');
    await press('Сохранить');
    expect(await screen.findByText('Город: Тула')).toBeVisible();
  });

  test('[CFG-01] who has refused before, or cannot be found, is not offered it', async () => {
    await open({ permission: 'deny' });
    expect(screen.queryByRole('button', { name: 'Определить город' })).toBeNull();
    await press('Отмена');
    jest.mocked(canLocate).mockReturnValue(false);
    await press('Указать город');
    await screen.findByLabelText('Город');
    expect(screen.queryByRole('button', { name: 'Определить город' })).toBeNull();
  });

  test('[CFG-01] that cannot be found says so, and can be tried again', async () => {
    replies.locateUser = { ok: true, value: { city: null } };
    await open();
    await press('Определить город');
    await press('Продолжить');
    expect(await screen.findByText(/впишите город/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Определить город' })).toBeVisible();
  });

  test('[HW-09] that was not saved says so and stays in the field', async () => {
    replies.saveCity = { ok: false, error: { code: 'unavailable', status: 0, requestId: '' } };
    const field = await open();
    await userEvent.type(field, 'Тула');
    await press('Сохранить');
    expect(await screen.findByRole('alert')).toHaveTextContent(/Нет связи/);
    expect(field).toHaveValue('Тула');
    replies.saveCity = { ok: false, error: { code: 'invalid_request', status: 400 } };
    await press('Сохранить');
    await waitFor(() => expect(field).toBeInvalid());
  });
});
