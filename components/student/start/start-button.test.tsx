/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { callApi } from '@/lib/api/call-api';
import type { ErrorCode } from '@/lib/contract/call/errors';
import { StartButton } from './start-button';
import { ATTEMPT_CODE, TASK_HASH } from './start.fixture';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));
jest.mock('@/lib/api/call-api');
const call = jest.mocked(callApi);

const press = async (times = 1) => {
  const button = screen.getByRole('button', { name: /Начать/ });
  await act(async () => {
    for (let one = 0; one < times; one++) fireEvent.click(button);
  });
};
const refuse = (code: ErrorCode, status: number) =>
  call.mockResolvedValue({ ok: false, error: { code, status, requestId: '' } });

beforeEach(() => jest.clearAllMocks());

describe('«Начать» of a signed-in student', () => {
  test('[HW-02] ten presses begin one attempt and lead to its first task', async () => {
    call.mockResolvedValue({ ok: true, value: { attemptCode: ATTEMPT_CODE, currentStep: 1 } });
    render(<StartButton taskHash={TASK_HASH}>Начать</StartButton>);
    await press(10);
    expect(call).toHaveBeenCalledTimes(1);
    expect(call).toHaveBeenCalledWith('startAttempt', { body: { taskHash: TASK_HASH } });
    expect(push).toHaveBeenCalledWith(`/lesson/homework/${ATTEMPT_CODE}/1`);
  });

  test('[HW-08] attempts that are used up are said in words', async () => {
    refuse('attempts_exhausted', 409);
    render(<StartButton taskHash={TASK_HASH}>Начать</StartButton>);
    await press();
    expect(screen.getByRole('alert')).toHaveTextContent('Попытки закончились');
    await press();
    expect(call).toHaveBeenCalledTimes(2);
  });

  test('[AUTH-12] an expired session leads through sign-in and back', async () => {
    refuse('unauthorized', 401);
    render(<StartButton taskHash={TASK_HASH}>Начать</StartButton>);
    await press();
    expect(screen.getByRole('link', { name: 'Войти снова' })).toHaveAttribute(
      'href',
      `/logout?expired=&returnUrl=%2Fstudent%2F${TASK_HASH}`,
    );
  });
});
