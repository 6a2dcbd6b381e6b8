/** @jest-environment jsdom */
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { callApi } from '@/lib/api/call-api';
import type { AttemptReview, AttemptTask } from '@/lib/contract/review/review';
import { ReturnDialog } from './return-dialog';
import { ScoreDialog } from './score-dialog';

jest.mock('@/lib/api/call-api');
jest.mock('next/navigation', () => ({ usePathname: () => '/teacher/journal' }));
const called = jest.mocked(callApi);

const attemptCode = 'babebibobubabebibobu';
const [onChanged, onClose] = [jest.fn(), jest.fn()];

const task = (taskId: string, verdict: 'right' | 'wrong', comment = ''): AttemptTask => ({
  ...{ stepNumber: 1, taskId, kind: 'number', prompt: `Задание **${taskId}**`, points: 1 },
  ...{ criteria: [], right: null, explanation: '' },
  given: {
    ...{ answerId: null, savedAt: null, spentSeconds: null, own: null, earned: 0, verdict },
    ...{ isAwaiting: false, isAccepted: false, hintsShown: 0, version: 0 },
    drawing: { pictures: [], version: 0 },
    remark:
      comment === ''
        ? null
        : {
            ...{ points: null, criteria: null, comment, isReturned: false, isStanding: true },
            reviewedAt: '2026-03-04T09:00:00Z',
          },
  },
});

const review = {
  ...{ attemptCode, score: 50, grade: 3, scoreByHand: null, scoreReason: null, version: 2 },
  returnedAt: null,
  tasks: [task('t1', 'right'), task('t2', 'wrong'), task('t3', 'wrong', 'Знак!')],
} as unknown as AttemptReview;

const ok = { ok: true, value: { done: true } };
const failed = (code: string, status: number) => ({
  ok: false,
  error: { code, status, requestId: '' },
});

/** Answers changes one after the other; asked for the attempt, tells it as another tab has left it. */
function answerWith(replies: object[], other: Partial<AttemptReview> = {}): void {
  called.mockImplementation(((name: string) =>
    Promise.resolve(
      name === 'getAttemptReview'
        ? { ok: true, value: { ...review, version: 5, ...other } }
        : replies.shift(),
    )) as never);
}

function show(Form: typeof ReturnDialog, change: Partial<AttemptReview> = {}) {
  render(<Form open {...{ onClose, onChanged }} review={{ ...review, ...change }} />);
  return screen.findByRole('dialog');
}

const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => userEvent.click(button(name));
const sent = (call: string) =>
  called.mock.calls
    .filter(([name]) => name === call)
    .map(([, input]) => (input as { body: unknown }).body);

afterEach(() => jest.clearAllMocks());

describe('[REV-03] giving work back', () => {
  test('what is not right is chosen already; what was said of a task stays said of it', async () => {
    answerWith([ok]);
    await show(ReturnDialog);
    const boxes = screen.getAllByRole('checkbox');
    expect(boxes.map((box) => (box as HTMLInputElement).checked)).toEqual([false, true, true]);
    await press('Вернуть');
    expect(sent('returnAttempt')).toEqual([
      {
        version: 2,
        tasks: [
          { stepNumber: 1, taskId: 't2', comment: '' },
          { stepNumber: 1, taskId: 't3', comment: 'Знак!' },
        ],
      },
    ]);
    expect(onClose).toHaveBeenCalledWith('dismissed');
    expect(onChanged).toHaveBeenCalledTimes(1);
  });

  test('a comment is of all that are chosen; without a task there is nothing to give back', async () => {
    answerWith([ok]);
    await show(ReturnDialog);
    await userEvent.type(field('Что исправить'), 'Ещё раз');
    for (const box of screen.getAllByRole('checkbox', { checked: true }))
      await userEvent.click(box);
    expect(button('Вернуть')).toBeDisabled();
    await userEvent.click(screen.getByRole('checkbox', { name: '1. Задание t1' }));
    await press('Вернуть');
    expect(sent('returnAttempt')).toMatchObject([
      { tasks: [{ taskId: 't1', comment: 'Ещё раз' }] },
    ]);
  });

  test('what another tab has done is shown beside what was written, and can be overruled', async () => {
    answerWith([failed('review_changed', 409), ok], { score: 60, scoreReason: 'Сдал устно' });
    await show(ReturnDialog);
    await userEvent.type(field('Что исправить'), 'Ещё раз');
    await press('Вернуть');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /Сейчас оценка 60\sиз\s100, причина: «Сдал устно»/,
    );
    expect(field('Что исправить')).toHaveValue('Ещё раз');
    expect([onClose.mock.calls.length, onChanged.mock.calls.length]).toEqual([0, 1]);
    await press('Вернуть');
    expect(sent('returnAttempt')).toMatchObject([{ version: 2 }, { version: 5 }]);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('work that another tab has given back is said to be with the student', async () => {
    answerWith([failed('review_changed', 409)], { returnedAt: '2026-03-04T09:00:00Z' });
    await show(ReturnDialog);
    await press('Вернуть');
    expect(await screen.findByRole('alert')).toHaveTextContent(/у\sученика на\sдоработке/);
  });

  test('without a network what was written and chosen stays', async () => {
    answerWith([failed('network', 0), ok]);
    await show(ReturnDialog);
    await userEvent.type(field('Что исправить'), 'Ещё раз');
    await userEvent.click(screen.getByRole('checkbox', { name: '2. Задание t2' }));
    await press('Вернуть');
    expect(await screen.findByRole('alert')).toHaveTextContent(/Не\sполучилось вернуть/);
    expect(field('Что исправить')).toHaveValue('Ещё раз');
    expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(1);
    await press('Вернуть');
    expect(sent('returnAttempt')).toHaveLength(2);
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  });

  test('ten presses give back once', async () => {
    let answer: (reply: object) => void = () => undefined;
    called.mockReturnValue(new Promise((resolve) => (answer = resolve as never)) as never);
    await show(ReturnDialog);
    act(() => {
      for (let turn = 0; turn < 10; turn += 1) button('Вернуть').click();
    });
    answer(ok);
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(sent('returnAttempt')).toHaveLength(1);
  });
});

describe('[REV-03] a score by hand', () => {
  test('is sent with its reason; the sum of the points stands there at first', async () => {
    answerWith([ok]);
    await show(ScoreDialog);
    expect(field(/^Сколько из\s100$/)).toHaveValue('50');
    await userEvent.clear(field(/^Сколько/));
    await userEvent.type(field(/^Сколько/), '77');
    await userEvent.type(field('Причина'), 'Сдал устно');
    await press('Поставить');
    expect(sent('setScore')).toEqual([{ version: 2, score: 77, reason: 'Сдал устно' }]);
    expect(onClose).toHaveBeenCalledWith('dismissed');
  });

  test.each([
    ['without a reason', '77', ' '],
    ['of more than 100', '101', 'Так'],
    ['below nought', '-1', 'Так'],
    ['that is no whole number', '7,5', 'Так'],
    ['that is none', 'пять', 'Так'],
  ])('%s is not sent', async (_, score, reason) => {
    await show(ScoreDialog);
    await userEvent.clear(field(/^Сколько/));
    await userEvent.type(field(/^Сколько/), score);
    await userEvent.type(field('Причина'), reason);
    expect(button('Поставить')).toBeDisabled();
    expect(field(/^Сколько/).getAttribute('aria-invalid')).toBe(reason === ' ' ? null : 'true');
  });

  test('is taken back, where there is one', async () => {
    answerWith([ok]);
    await show(ScoreDialog, { scoreByHand: 77, scoreReason: 'Сдал устно' });
    expect(
      [field(/^Сколько/), field('Причина')].map((one) => (one as HTMLInputElement).value),
    ).toEqual([...['77', 'Сдал устно']]);
    await press('Вернуть сумму баллов');
    expect(sent('setScore')).toMatchObject([{ score: null }]);
  });

  test('there is nothing to take back where there is none', async () => {
    await show(ScoreDialog);
    expect(screen.queryByRole('button', { name: 'Вернуть сумму баллов' })).toBeNull();
  });

  test('what another tab has set is shown beside what was written here', async () => {
    answerWith([failed('review_changed', 409), ok], { score: 60, scoreReason: 'Первая вкладка' });
    await show(ScoreDialog);
    await userEvent.type(field('Причина'), 'Вторая вкладка');
    await press('Поставить');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /60\sиз\s100, причина: «Первая вкладка»/,
    );
    expect(field('Причина')).toHaveValue('Вторая вкладка');
    await press('Поставить');
    expect(sent('setScore')).toMatchObject([{ version: 2 }, { version: 5 }]);
  });

  test('without a network what was written stays', async () => {
    answerWith([failed('network', 0)]);
    await show(ScoreDialog);
    await userEvent.type(field('Причина'), 'Сдал устно');
    await press('Поставить');
    expect(await screen.findByRole('alert')).toHaveTextContent(/Не\sполучилось изменить/);
    expect(field('Причина')).toHaveValue('Сдал устно');
    expect(onClose).not.toHaveBeenCalled();
  });
});
