/** @jest-environment jsdom */
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { blockNavigation } from '@/components/account/block-navigation';
import type { Attempt, AttemptStep } from '@/lib/contract/attempt/attempt';
import { LessonPlayer } from './lesson-player';
import { answerQueueOf } from './saving/answer-queue';
import { attemptWith, FakeMainApi, stepOf, stepPath } from './lesson.fixture';
// What comes late in the browser is at hand here: loading it takes its time.
import './finish/finish-dialog';

const mockReplace = jest.fn();
jest.mock('next/navigation', () => {
  const { useSyncExternalStore } = jest.requireActual<typeof import('react')>('react');
  // As Next does it: whoever pushes a state moves everybody.
  const listeners = new Set<() => void>();
  const push = window.history.pushState.bind(window.history);
  window.history.pushState = (...args: Parameters<History['pushState']>) => {
    push(...args);
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    useRouter: () => ({ replace: mockReplace }),
    usePathname: () => useSyncExternalStore(subscribe, () => window.location.pathname),
  };
});
let mockApi = new FakeMainApi();
jest.mock('@/lib/api/call-api', () => ({
  callApi: (name: string, input: unknown) => mockApi.call(name, input),
}));

let users = 0;

beforeEach(() => {
  mockApi = new FakeMainApi();
  mockReplace.mockClear();
  window.scrollTo = jest.fn();
});

// What is typed last may still wait: it is sent here, not to the main API of the next test.
afterEach(async () => {
  mockApi.refusal = null;
  mockApi.problem = null;
  await act(async () => void (await answerQueueOf(studentOf(users)).flush()));
});

const studentOf = (user: number) => `student-${user}`;

function open(attempt: Attempt = attemptWith([]), step: AttemptStep = stepOf(1)) {
  window.history.replaceState(null, '', stepPath(step.number));
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      {/* Another student each time: the queue of a student lives as long as the document. */}
      <LessonPlayer userId={studentOf(++users)} attempt={attempt} step={step} />
    </SWRConfig>,
  );
  return userEvent.setup();
}
const field = () => screen.getByLabelText(/Ответ/);
const link = (name: string) => screen.getByRole('link', { name });
const button = (name: string) => screen.getByRole('button', { name });
const saved = () => screen.findByText(/^Сохранено \d\d:\d\d$/);
const heading = (text: string) =>
  waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(text));

describe('the player', () => {
  test('[HW-04] an answer is saved while the student works, and the page says when', async () => {
    const user = open();
    await user.type(field(), '12');
    await saved();
    expect(mockApi.answers.get(1)).toMatchObject({
      value: { kind: 'number', text: '12' },
      sequence: 2,
    });
    expect(link('Задание 1, есть ответ')).toHaveAttribute('aria-current', 'step');
  });

  test('[HW-02] the answer given before is there, and its sequence goes on', async () => {
    const user = open(attemptWith([1]), stepOf(1, '7'));
    expect(field()).toHaveValue('7');
    await user.type(field(), '5');
    await saved();
    expect(mockApi.answers.get(1)).toMatchObject({ value: { text: '75' }, sequence: 2 });
  });

  test('[HW-02] the next step comes without a new page, takes the focus, and its place is kept', async () => {
    const user = open();
    await user.click(link('Дальше'));
    await heading('Задание 2 из 3 Сравнение');
    expect(window.location.pathname).toBe(stepPath(2));
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(await screen.findByText('Вопрос шага 2')).toBeVisible();
    await waitFor(() =>
      expect(mockApi.named('savePosition')).toMatchObject([{ body: { stepNumber: 2 } }]),
    );
    await user.click(link('Назад'));
    await heading('Задание 1 из 3 Доли');
    await user.click(link('Задание 3, нет ответа'));
    await heading('Задание 3 из 3 Сложение');
  });

  test('[HW-04] answers outlive the way to another step and back', async () => {
    const user = open();
    await user.type(field(), '12');
    await user.click(link('Дальше'));
    expect(await screen.findByText('Вопрос шага 2')).toBeVisible();
    expect(field()).toHaveValue('');
    await user.click(link('Назад'));
    expect(await screen.findByText('Вопрос шага 1')).toBeVisible();
    expect(field()).toHaveValue('12');
  });

  test('[UI-03] the progress bar counts answered steps', async () => {
    const user = open(attemptWith([3]));
    const bar = () => screen.getAllByRole('progressbar')[0];
    expect(bar()).toHaveAttribute('aria-valuetext', '1 из 3');
    await user.type(field(), '1');
    expect(bar()).toHaveAttribute('aria-valuetext', '2 из 3');
    await user.clear(field());
    expect(bar()).toHaveAttribute('aria-valuetext', '1 из 3');
  });
});

describe('the player in problem', () => {
  test('[HW-04] without a network it says so, keeps the answer and saves it later', async () => {
    const user = open();
    mockApi.refusal = { status: 0 };
    await user.type(field(), '12');
    expect(await screen.findByText('Нет сети, сохраню позже')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Отвечайте дальше');
    mockApi.refusal = null;
    act(() => void window.dispatchEvent(new Event('online')));
    await saved();
    expect(mockApi.answers.get(1)).toMatchObject({ value: { text: '12' } });
    expect(screen.queryByText('Нет связи')).toBeNull();
  });

  test('[AUTH-12] an expired session keeps page and answer, and offers to sign in', async () => {
    const user = open();
    mockApi.refusal = { code: 'unauthorized', status: 401 };
    await user.type(field(), '12');
    expect(await screen.findByText('Не сохранено: нужен вход')).toBeVisible();
    expect(field()).toHaveValue('12');
    expect(link('Войти снова')).toHaveAttribute(
      'href',
      `/logout?expired=&returnUrl=${encodeURIComponent(stepPath(1))}`,
    );
    // There is no storage here: the answer lives in this page alone, so the page stays.
    expect(link('Войти снова')).toHaveAttribute('target', '_blank');
  });

  test('[AUTH-14] a session that ends in another tab keeps the page, and offers to sign in', async () => {
    const user = open();
    await user.type(field(), '12');
    await saved();
    act(() => void expect(blockNavigation(true)).toBe(true));
    expect(link('Войти снова')).toBeVisible();
    act(() => void blockNavigation(false));
    expect(screen.queryByRole('link', { name: 'Войти снова' })).toBeNull();
  });

  test('[HW-04] an answer that the server refuses is told in words', async () => {
    const user = open();
    mockApi.refusal = { code: 'attempt_finished', status: 409 };
    await user.type(field(), '12');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(/Задание\s1: последний ответ/);
    expect(alert).toHaveTextContent('Эта работа уже сдана');
    expect(within(alert).getByRole('link', { name: 'К результату' })).toBeVisible();
    await user.click(button('Понятно'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('[HW-04] a step that cannot be fetched says so and can be tried again', async () => {
    const user = open();
    mockApi.problem = { status: 0 };
    await user.click(link('Задание 3, нет ответа'));
    expect(await screen.findByText(/откроется, когда связь появится/)).toBeVisible();
    mockApi.problem = null;
    await user.click(button('Попробовать ещё раз'));
    expect(await screen.findByText('Вопрос шага 3')).toBeVisible();
  });
});

describe('ending the work', () => {
  const last = () => open(attemptWith([]), stepOf(3));

  test('[HW-02] with gaps it asks first and names how many; «Вернуться» ends nothing', async () => {
    const user = last();
    await user.type(field(), '1');
    await user.click(button('Завершить'));
    const dialog = await screen.findByRole('alertdialog', { name: 'Завершить работу?' });
    expect(dialog).toHaveTextContent(/Без ответа остались 2\sзадания/);
    await user.click(within(dialog).getByRole('button', { name: 'Вернуться к заданиям' }));
    expect(mockApi.finished).toBe(false);
  });

  test('[HW-02] an answer that is not complete has no tick, and it asks before ending', async () => {
    for (const number of [1, 2])
      mockApi.answers.set(number, { value: { kind: 'number', text: '1' }, sequence: 1, id: 'a' });
    const user = last();
    await user.type(field(), 'пять');
    expect(
      await screen.findByRole('link', { name: /^Задание 3, сделано не до\sконца$/ }),
    ).toBeVisible();
    await user.click(button('Завершить'));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent(/^Завершить работу\?Не\sдо конца сделано 1\sзадание\./);
    expect(mockApi.finished).toBe(false);
  });

  test('[HW-02] confirmed, it ends and leads to the result', async () => {
    const user = last();
    await user.click(button('Завершить'));
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Завершить' }));
    await waitFor(() =>
      expect(mockReplace).toHaveBeenCalledWith(stepPath(3).replace('3', 'result')),
    );
    expect(mockApi.named('finishAttempt')).toHaveLength(1);
  });

  test('[HW-02] without gaps it does not ask; pressed ten times it ends once', async () => {
    for (const number of [1, 2, 3])
      mockApi.answers.set(number, { value: { kind: 'number', text: '1' }, sequence: 1, id: 'a' });
    const user = last();
    const finish = button('Завершить');
    for (let press = 0; press < 10; press++) await user.click(finish);
    await waitFor(() => expect(mockReplace).toHaveBeenCalledTimes(1));
    expect(mockApi.named('finishAttempt')).toHaveLength(1);
  });

  test('[HW-04] it does not end while an answer is unsaved, and says so', async () => {
    const user = last();
    mockApi.refusal = { status: 0 };
    await user.type(field(), '1');
    await user.click(button('Завершить'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Работа пока не завершена');
    expect(mockApi.named('finishAttempt')).toHaveLength(0);
    mockApi.refusal = null;
    await user.click(button('Завершить'));
    expect(await screen.findByRole('alertdialog')).toBeVisible();
    expect(mockApi.answers.get(3)).toMatchObject({ value: { text: '1' } });
  });

  test('[HW-02] a work that was ended elsewhere leads to its result', async () => {
    open(attemptWith([], { finishedAt: '2026-03-04T10:00:00Z' }));
    await waitFor(() => expect(mockReplace).toHaveBeenCalled());
  });
});
