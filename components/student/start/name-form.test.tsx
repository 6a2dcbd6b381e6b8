/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { jsonReply } from '@/tests/support/unit/json-reply';
import { blockNavigation } from '@/components/account/block-navigation';
import { NameForm } from './name-form';
import { ATTEMPT_CODE, TASK_HASH } from './start.fixture';

type Body = { idempotencyKey: string } & Record<string, string>;
const send = jest.fn<Promise<unknown>, [string, { body: string }]>();
const bodies = () => send.mock.calls.map(([, { body }]) => JSON.parse(body) as Body);
const refusal = (status: number, code: string, field?: string) => () =>
  jsonReply(status, { code, message: '', requestId: 'x', field });
const forever = () => new Promise(() => undefined);

beforeEach(() => {
  send.mockReset();
  globalThis.fetch = send as unknown as typeof fetch;
});

async function fill(className = '5а') {
  render(<NameForm taskHash={TASK_HASH} />);
  await userEvent.type(screen.getByLabelText('Имя'), ' Маша ');
  await userEvent.type(screen.getByLabelText('Фамилия'), 'Иванова');
  await userEvent.type(screen.getByLabelText('Класс'), className);
}
const begin = () => screen.getByRole('button', { name: /Начать/ });

describe('the form of a student without an account', () => {
  test('[ROUTE-15] sends name, surname, class and one request id', async () => {
    send.mockImplementation(forever);
    await fill();
    await userEvent.click(begin());
    expect(send.mock.calls[0]?.[0]).toBe('/api/session/student');
    expect(bodies()).toEqual([
      {
        idempotencyKey: expect.stringMatching(/^[0-9a-f-]{36}$/),
        taskHash: TASK_HASH,
        name: 'Маша',
        surname: 'Иванова',
        className: '5а',
      },
    ]);
    expect(begin()).toHaveAttribute('aria-busy', 'true');
  });

  test('[TRUST-10] says to what its button agrees, for children too, and asks for no further click', async () => {
    await fill();
    expect(screen.getByText(/Нажимая «Начать»/)).toHaveTextContent(/нет 14\sлет.+родитель/);
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  test('[ROUTE-15] ten presses send one request', async () => {
    send.mockImplementation(forever);
    await fill();
    const form = begin().closest('form');
    if (!form) throw new Error('no form');
    act(() => {
      for (let press = 0; press < 10; press++) fireEvent.submit(form);
    });
    expect(send).toHaveBeenCalledTimes(1);
  });

  test('[AUTH-14] is not left for the sign-in that it makes itself', async () => {
    send.mockImplementation(forever);
    await fill();
    expect(blockNavigation(false)).toBe(false);
    await userEvent.click(begin());
    expect(blockNavigation(false)).toBe(true);
  });

  test('[ROUTE-15] after a failure the next press is the same request, so it makes nobody new', async () => {
    send.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockImplementation(forever);
    await fill();
    await userEvent.click(begin());
    expect(await screen.findByRole('alert')).toHaveTextContent('Нет связи с сервером');
    await userEvent.click(begin());
    const [first, second] = bodies();
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
  });

  test('[ROUTE-15] what was corrected after a failure is a request of its own', async () => {
    send.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockImplementation(forever);
    await fill();
    await userEvent.click(begin());
    await screen.findByRole('alert');
    await userEvent.type(screen.getByLabelText('Фамилия'), 'я');
    await userEvent.click(begin());
    const [first, second] = bodies();
    expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey);
  });

  test('an expired request is replaced by a new one', async () => {
    send.mockImplementationOnce(refusal(409, 'conflict')).mockImplementation(forever);
    await fill();
    await userEvent.click(begin());
    await screen.findByRole('alert');
    await userEvent.click(begin());
    const [first, second] = bodies();
    expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey);
  });

  test('[UI-12] what the server finds wrong is said at the field, which gets the focus', async () => {
    send.mockImplementation(refusal(400, 'invalid_request', 'body.className'));
    await fill('пятый');
    await userEvent.click(begin());
    const field = screen.getByLabelText('Класс');
    expect(await screen.findByText(/это число и буква/)).toBeVisible();
    expect(field).toHaveAccessibleDescription(/это\s+число\s+и\s+буква/);
    expect(field).toBeInvalid();
    expect(field).toHaveFocus();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('a homework that was closed meanwhile is said in words', async () => {
    send.mockImplementation(refusal(409, 'homework_closed'));
    await fill();
    await userEvent.click(begin());
    expect(await screen.findByRole('alert')).toHaveTextContent('Приём ответов закончен');
    expect(begin()).not.toHaveAttribute('aria-busy');
  });

  test('success stays pressed until the first task is there', async () => {
    // jsdom cannot go anywhere, and says so.
    const complaint = jest.spyOn(console, 'error').mockImplementation();
    send.mockImplementation(() => jsonReply(200, { attemptCode: ATTEMPT_CODE, currentStep: 1 }));
    await fill();
    await userEvent.click(begin());
    expect(begin()).toHaveAttribute('aria-busy', 'true');
    expect(String(complaint.mock.calls[0]?.[0])).toContain('navigation');
  });
});
