/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { callApi } from '@/lib/api/call-api';
import type { Failure } from '@/lib/contract/call/result';
import { StudentWelcome } from './student-welcome';
import { pathOf } from '@/lib/routes/match';

jest.mock('@/lib/api/call-api');
const call = jest.mocked(callApi);

const show = () =>
  render(
    <StudentWelcome
      known={{ name: 'Тимур', surname: 'Лаптев', className: '' }}
      returnUrl={pathOf('studentStart', { taskHash: 'bafedikogupamite' })}
    />,
  );
const goOn = () => screen.getByRole('button', { name: /Продолжить/ });
const refuse = (error: Partial<Failure>) =>
  call.mockResolvedValue({
    ok: false,
    error: { code: 'unavailable', status: 0, requestId: '', ...error },
  });
const forever = () => new Promise<never>(() => undefined);

beforeEach(() => jest.resetAllMocks());

describe('the first page of a student with an account', () => {
  test('[ROUTE-14] asks name and class, and knows what the account says', () => {
    show();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Как тебя зовут и в каком ты классе?',
    );
    expect(screen.getByLabelText('Имя')).toHaveValue('Тимур');
    expect(screen.getByLabelText('Фамилия')).toHaveValue('Лаптев');
    expect(screen.getByLabelText('Класс')).toHaveValue('');
  });

  test('[ROUTE-14] ten presses save once, what was corrected', async () => {
    call.mockImplementation(forever);
    show();
    await userEvent.type(screen.getByLabelText('Имя'), '-Али ');
    await userEvent.type(screen.getByLabelText('Класс'), '7в');
    const form = goOn().closest('form');
    if (!form) throw new Error('no form');
    act(() => {
      for (let press = 0; press < 10; press++) fireEvent.submit(form);
    });
    expect(call.mock.calls).toEqual([
      [
        'saveStudentProfile',
        { body: { name: 'Тимур-Али', surname: 'Лаптев', className: '7в' } },
        // The page is not left for the sign-in with what was entered.
        { handlesSessionExpired: true },
      ],
    ]);
  });

  test('[ROUTE-14] [UI-12] a wrong class is said at the field, which gets the focus', async () => {
    refuse({ code: 'invalid_request', status: 400, field: 'body.className' });
    show();
    await userEvent.type(screen.getByLabelText('Класс'), 'пятый');
    await userEvent.click(goOn());
    expect(screen.getByLabelText('Класс')).toHaveAccessibleDescription(/это\s+число\s+и\s+буква/);
    expect(screen.getByLabelText('Класс')).toHaveFocus();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('[ROUTE-14] what was typed stays when the network fails', async () => {
    refuse({});
    show();
    await userEvent.type(screen.getByLabelText('Класс'), '7в');
    await userEvent.click(goOn());
    expect(screen.getByRole('alert')).toHaveTextContent('Нет связи с сервером');
    expect(screen.getByLabelText('Класс')).toHaveValue('7в');
  });

  test('[AUTH-12] an expired session leads through sign-in and back here', async () => {
    refuse({ code: 'unauthorized', status: 401 });
    show();
    await userEvent.type(screen.getByLabelText('Класс'), '7в');
    await userEvent.click(goOn());
    const here = new URLSearchParams({ returnUrl: '/student/bafedikogupamite' });
    const back = new URLSearchParams({ expired: '', returnUrl: `/student?${here}` });
    expect(screen.getByRole('link', { name: 'Войти снова' })).toHaveAttribute(
      'href',
      `/logout?${back}`,
    );
  });
});
