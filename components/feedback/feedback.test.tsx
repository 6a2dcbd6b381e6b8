/** @jest-environment jsdom */
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LazyOverlayHost } from '@/components/ui/overlay/lazy-overlay-host';
import { callApi } from '@/lib/api/call-api';
import { FeedbackButton } from './feedback-button';

jest.mock('@/lib/api/call-api');
jest.mock('next/navigation', () => ({ usePathname: () => '/teacher/profile' }));
const called = jest.mocked(callApi);
const failure = { ok: false, error: { code: 'unavailable', status: 0, requestId: 'r' } } as const;
const bodies = () => called.mock.calls.map(([, input]) => (input as { body: Body }).body);
type Body = { idempotencyKey: string; type: string; meta: Record<string, string> };

async function open(): Promise<void> {
  render(
    <>
      <LazyOverlayHost />
      <FeedbackButton />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Написать нам' }));
  await screen.findByRole('dialog', { name: 'Написать нам' });
}
const text = () => screen.getByRole('textbox');
const sendButton = () => screen.getByRole('button', { name: 'Отправить' });

beforeEach(() => {
  window.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;
  history.replaceState(null, '', '/teacher/profile?code=secret');
  called.mockReset().mockResolvedValue({ ok: true, value: { done: true } });
});

test('[TRK-03] feedback is sent once for ten presses, with the page and the browser, without the query', async () => {
  await open();
  await userEvent.click(screen.getByRole('radio', { name: 'Идея' }));
  await userEvent.type(text(), ' Больше задач ');
  act(() => {
    for (let press = 0; press < 10; press += 1) sendButton().click();
  });
  expect(await screen.findByText('Спасибо, мы получили ваше сообщение.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodies()).toMatchObject([
    {
      type: 'idea',
      meta: {
        text: 'Больше задач',
        path: '/teacher/profile',
        userAgent: expect.stringMatching(/jsdom.* viewportSize=1024x768$/),
      },
    },
  ]);
});

test('[TRK-03] after a failure the text is there, and the same message is sent under the same key', async () => {
  await open();
  called.mockResolvedValueOnce(failure);
  await userEvent.type(text(), 'Не открывается журнал');
  await userEvent.click(sendButton());
  expect(await screen.findByText(/текст на\sместе/)).toBeVisible();
  expect(text()).toHaveValue('Не открывается журнал');
  called.mockResolvedValueOnce(failure);
  await userEvent.click(sendButton());
  await userEvent.type(text(), '!');
  await userEvent.click(sendButton());
  await waitFor(() => expect(bodies()).toHaveLength(3));
  const [first, second, third] = bodies().map(({ idempotencyKey }) => idempotencyKey);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('[TRK-03] nothing is not sent', async () => {
  await open();
  await userEvent.type(text(), '   ');
  await userEvent.click(sendButton());
  expect(screen.getByText('Напишите хотя бы пару слов.')).toBeVisible();
  expect(called).not.toHaveBeenCalled();
});
