/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { confirmOrAsk } from '@/components/ui/overlay/confirm-or-ask';
import { callApi } from '@/lib/api/call-api';
import { DiaryLine } from './diary-line';

jest.mock('@/lib/api/call-api');
jest.mock('@/components/ui/overlay/confirm-or-ask');

const unbind = () => userEvent.click(screen.getByRole('button', { name: 'Отвязать дневник' }));
const failed = { code: 'unavailable', status: 0, requestId: '' } as const;

test('[DIARY-03] an account is unbound once that is confirmed, and a failure says so', async () => {
  const call = jest.mocked(callApi);
  call.mockResolvedValueOnce({ ok: false, error: failed });
  call.mockResolvedValueOnce({ ok: true, value: { done: true } } as never);
  jest.mocked(confirmOrAsk).mockResolvedValueOnce(false).mockResolvedValue(true);
  render(<DiaryLine provider="dnevnik" name="Мария Иванова" />);
  expect(screen.getByText('Дневник.ру: Мария Иванова')).toBeVisible();
  await unbind();
  expect(call).not.toHaveBeenCalled();
  await unbind();
  expect(screen.getByRole('alert')).toHaveTextContent('Нет связи');
  await unbind();
  expect(call).toHaveBeenLastCalledWith('unbindDiary', { params: { provider: 'dnevnik' } });
  expect(screen.getByRole('status')).toHaveTextContent('Дневник.ру отвязан.');
});
