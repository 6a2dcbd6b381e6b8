/** @jest-environment jsdom */
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LazyOverlayHost } from '@/components/ui/overlay/lazy-overlay-host';
import { callApi } from '@/lib/api/call-api';
import { pathOf } from '@/lib/routes/match';
import { askOzon } from './ask-ozon';

jest.mock('@/lib/api/call-api');
jest.mock('next/navigation', () => ({ usePathname: () => '/student/profile' }));
const called = jest.mocked(callApi);
const told = () =>
  called.mock.calls.map(([name, input]) => [name, (input.body as { event?: string }).event]);

const words = {
  userId: 'yulya',
  returnUrl: pathOf('studentProfile'),
  end: '2025-05-01T00:00:00+03:00',
  timeZone: 'Europe/Moscow',
  name: 'Юля Пробная',
  consentHref: '/user-agreement',
};
const drawn = { isRandomizerEnabled: true, registeredAt: null };
let replies: Record<string, object>;

/** The cabinet asks the main API, which answers as the test wants. */
async function ask(featureValue: object = drawn, isGranted = true) {
  replies = {
    createUserFeature: { ok: true, value: { featureValue } },
    reportOzonPromotion: { ok: true, value: { accepted: isGranted } },
    ...replies,
  };
  called.mockImplementation(async (name) => replies[name] as never);
  const left = new AbortController();
  render(<LazyOverlayHost />);
  await act(() => askOzon(words, left.signal));
  return left;
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  window.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;
  sessionStorage.clear();
  called.mockReset();
  replies = {};
});

describe('the popup of the Ozon promotion', () => {
  test('[FEAT-02] says what happens and until when, and is put off with one press', async () => {
    await ask();
    const popup = screen.getByRole('dialog', { name: 'Акция Ozon для учеников' });
    expect(popup).toHaveTextContent(/сданы после регистрации и\sдо 1\sмая/);
    await press('Не сейчас');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(told()).toEqual([
      ['createUserFeature', undefined],
      ['reportOzonPromotion', 'shown'],
    ]);
  });

  test('[FEAT-02] takes name, e-mail and consent, once, and says that it has', async () => {
    await ask();
    await press('Участвовать');
    expect(screen.getByLabelText('Имя и фамилия')).toHaveValue('Юля Пробная');
    await userEvent.type(screen.getByLabelText('Почта'), 'yulya@example.ru');
    await userEvent.click(screen.getByRole('checkbox', { name: /^Согласие/ }));
    await press('Зарегистрироваться');
    expect(await screen.findByText(/С этого момента считаем/)).toBeVisible();
    expect(told().slice(2)).toEqual([
      ['reportOzonPromotion', 'invoked'],
      ['reportOzonPromotion', 'registered'],
    ]);
    expect(called.mock.lastCall?.[1].body).toEqual({
      ...{ event: 'registered', name: 'Юля Пробная', email: 'yulya@example.ru', consent: true },
    });
    await press('Хорошо');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('[FEAT-02] keeps what was typed when it is refused, and says where it is wrong', async () => {
    await ask();
    await press('Участвовать');
    await userEvent.type(screen.getByLabelText('Почта'), 'yulya@school');
    await userEvent.click(screen.getByRole('checkbox', { name: /^Согласие/ }));
    const failure = { code: 'invalid_request', status: 400, requestId: 'r', field: 'body.email' };
    replies.reportOzonPromotion = { ok: false, error: failure };
    await press('Зарегистрироваться');
    await waitFor(() => expect(screen.getByLabelText('Почта')).toBeInvalid());
    expect(screen.getByLabelText('Почта')).toHaveFocus();
    expect(screen.getByLabelText('Почта')).toHaveValue('yulya@school');
    replies.reportOzonPromotion = {
      ...{ ok: false, error: { code: 'unavailable', status: 0, requestId: '' } },
    };
    await press('Зарегистрироваться');
    expect(await screen.findByRole('alert')).toHaveTextContent(/Нет связи/);
  });

  test.each<[string, object, boolean]>([
    ['was not drawn', { ...drawn, isRandomizerEnabled: false }, true],
    ['takes part', { ...drawn, registeredAt: '2025-04-02T00:00:00Z' }, true],
    ['has seen it often enough', drawn, false],
  ])(
    '[FEAT-02] is not shown to who %s, and not asked for again in this tab',
    async (_, value, is) => {
      await ask(value, is);
      expect(screen.queryByRole('dialog')).toBeNull();
      called.mockClear();
      await act(() => askOzon(words, new AbortController().signal));
      expect(called).not.toHaveBeenCalled();
    },
  );

  test('[FEAT-02] is asked for again when the main API could not be asked', async () => {
    replies.createUserFeature = { ok: false, error: { code: 'unavailable', status: 0 } };
    await ask();
    expect(sessionStorage).toHaveLength(0);
  });

  test('[FEAT-02] goes with the page', async () => {
    const left = await ask();
    act(() => left.abort());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
