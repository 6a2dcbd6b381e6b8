/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { confirmOrAsk } from '@/components/ui/overlay/confirm-or-ask';
import { callApi } from '@/lib/api/call-api';
import { UsedCodes } from './used-codes';

jest.mock('@/components/ui/overlay/confirm-or-ask');
jest.mock('@/lib/api/call-api');

const used = {
  ...{ code: 'bababababaza', className: '5А', name: 'Нина', surname: 'Пробная' },
  usedAt: '2026-11-20T10:00:00.000Z',
};
const show = (codes = [used]) => render(<UsedCodes codes={codes} timeZone="Europe/Moscow" />);
const press = () => userEvent.click(screen.getByRole('button', { name: 'Заменить код' }));

test('[ROUTE-22] says who has used a code, for which class and when', () => {
  show();
  expect(screen.getByText('Пробная Нина')).toBeVisible();
  expect(screen.getByText(/5А · код.bababababaza · 20.ноября/)).toBeVisible();
});

test('[ROUTE-22] says what to wait for while nobody has used one', () => {
  show([]);
  expect(screen.getByText(/пока никто не.использовал/)).toBeVisible();
  expect(screen.queryByRole('list')).toBeNull();
});

test('[ROUTE-22] replaces a code when that is confirmed, and not otherwise', async () => {
  show();
  jest.mocked(confirmOrAsk).mockResolvedValueOnce(false);
  await press();
  expect(callApi).not.toHaveBeenCalled();
  jest.mocked(confirmOrAsk).mockResolvedValueOnce(true);
  jest.mocked(callApi).mockResolvedValueOnce({ ok: true, value: { codes: ['zuzuzuzuzuzu'] } });
  await press();
  expect(callApi).toHaveBeenCalledWith('freeActivationCode', { params: { code: used.code } });
  expect(await screen.findByRole('status')).toHaveTextContent('Новый код: zuzuzuzuzuzu');
});

test('[ROUTE-22] says why a code could not be replaced', async () => {
  show();
  jest.mocked(confirmOrAsk).mockResolvedValueOnce(true);
  const error = { code: 'unavailable', status: 503, requestId: '' } as const;
  jest.mocked(callApi).mockResolvedValueOnce({ ok: false, error });
  await press();
  await waitFor(() => expect(screen.getByRole('alert')).toBeVisible());
  expect(screen.getByRole('button', { name: 'Заменить код' })).toBeEnabled();
});

test('[TRUST-06] ends the sessions of the student when that is confirmed', async () => {
  show();
  const end = () => userEvent.click(screen.getByRole('button', { name: 'Завершить входы' }));
  jest.mocked(confirmOrAsk).mockResolvedValueOnce(false);
  await end();
  expect(callApi).not.toHaveBeenCalledWith('endStudentSessions', expect.anything());
  jest.mocked(confirmOrAsk).mockResolvedValueOnce(true);
  jest.mocked(callApi).mockResolvedValueOnce({ ok: true, value: { done: true } });
  await end();
  expect(callApi).toHaveBeenCalledWith('endStudentSessions', { params: { code: used.code } });
  expect(await screen.findByRole('status')).toHaveTextContent('Входы завершены');
});

test('[TRUST-06] takes the student out when that is confirmed, and shows the new code', async () => {
  show();
  const takeOut = () => userEvent.click(screen.getByRole('button', { name: /^Убрать из.класса$/ }));
  jest.mocked(callApi).mockClear();
  jest.mocked(confirmOrAsk).mockResolvedValueOnce(false);
  await takeOut();
  expect(callApi).not.toHaveBeenCalled();
  jest.mocked(confirmOrAsk).mockResolvedValueOnce(true);
  jest.mocked(callApi).mockResolvedValueOnce({ ok: true, value: { codes: ['zuzuzuzuzuzu'] } });
  await takeOut();
  expect(callApi).toHaveBeenCalledWith('takeStudentOut', { params: { code: used.code } });
  expect(await screen.findByRole('status')).toHaveTextContent('Новый код: zuzuzuzuzuzu');
  for (const button of screen.getAllByRole('button')) expect(button).toBeDisabled();
});
