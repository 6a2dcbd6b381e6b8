/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { callApi } from '@/lib/api/call-api';
import type { AskedTask, GivenAnswer } from '@/lib/contract/review/review';
import { RemarkForm } from './remark-form';

jest.mock('@/lib/api/call-api');
const called = jest.mocked(callApi);

const task: Pick<AskedTask, 'stepNumber' | 'taskId' | 'points' | 'criteria'> = {
  ...{ stepNumber: 2, taskId: 't1', points: 5 },
  criteria: [
    { id: 'deed', text: 'Назван поступок', points: 3 },
    { id: 'speech', text: 'Ясная речь', points: 2 },
  ],
};
const given: GivenAnswer = {
  answerId: '0b0f6f4e-53d5-4a0c-9a3c-7f0a3f9b5b11',
  savedAt: '2026-03-04T09:00:00Z',
  spentSeconds: null,
  own: { form: 'typed', text: 'Ответ' },
  ...{ earned: 0, verdict: 'wrong', isAwaiting: true, isAccepted: false, hintsShown: 0 },
  ...{ remark: null, version: 0, drawing: { pictures: [], version: 0 } },
};
const attemptCode = 'babebibobubabebibobu';
const onChanged = jest.fn();

function show(change: Partial<GivenAnswer> = {}, more: { attemptCode: string }[] = []) {
  const answers = [{ attemptCode }, ...more].map((one) => ({
    ...one,
    given: { ...given, ...change },
  }));
  render(<RemarkForm taskHash="bafedikogupamite" {...{ task, answers, onChanged }} />);
}

const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const save = (name: string | RegExp = 'Сохранить') =>
  userEvent.click(screen.getByRole('button', { name }));
const body = () => called.mock.calls[0]?.[1];

beforeEach(() => called.mockResolvedValue({ ok: true, value: { done: true } }));
afterEach(() => jest.clearAllMocks());

test('[REV-02] points by criterion come to the points, and go out with the comment', async () => {
  show();
  await userEvent.type(field(/Назван поступок/), '2,5');
  await userEvent.type(field(/Ясная речь/), '1');
  expect(field(/^Баллы/)).toHaveValue('3,5');
  await userEvent.type(field('Комментарий'), 'Хорошо');
  await save();
  expect(called).toHaveBeenCalledWith('reviewAnswers', {
    params: { taskHash: 'bafedikogupamite' },
    body: {
      ...{ stepNumber: 2, taskId: 't1', points: 3.5, comment: 'Хорошо' },
      criteria: { deed: 2.5, speech: 1 },
      answers: [{ attemptCode, answerId: given.answerId, version: 0 }],
    },
  });
  expect(await screen.findByText('Сохранено')).toBeVisible();
  expect(onChanged).toHaveBeenCalledTimes(1);
});

test('[REV-02] what are no points of the task is not sent', async () => {
  show();
  await userEvent.type(field(/^Баллы/), '6');
  expect(field(/^Баллы/)).toBeInvalid();
  expect(screen.getByRole('button', { name: 'Сохранить' })).toBeDisabled();
  await userEvent.clear(field(/^Баллы/));
  await save();
  expect(body()).toMatchObject({ body: { points: null, criteria: null } });
});

test('[REV-02] more than a criterion has is not sent either', async () => {
  show();
  await userEvent.type(field(/Ясная речь/), '3');
  await userEvent.type(field(/^Баллы/), '3');
  expect(field(/Ясная речь/)).toBeInvalid();
  expect(screen.getByRole('button', { name: 'Сохранить' })).toBeDisabled();
});

test('[REV-03] what another tab has saved meanwhile is said; what was written stays', async () => {
  const error = { code: 'review_changed', status: 409, requestId: '' } as const;
  called.mockResolvedValue({ ok: false, error });
  show();
  await userEvent.type(field('Комментарий'), 'Моё слово');
  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent(/здесь что-то изменилось/);
  expect(field('Комментарий')).toHaveValue('Моё слово');
  expect(onChanged).toHaveBeenCalledTimes(1);
});

test('[REV-02] a group is judged at once, and says for how many', async () => {
  show({}, [{ attemptCode: 'zuzuzuzuzuzuzuzuzuzu' }]);
  await userEvent.type(field(/^Баллы/), '5');
  await save('Сохранить для 2');
  expect(body()).toMatchObject({
    body: { answers: [{ attemptCode }, { attemptCode: 'zuzuzuzuzuzuzuzuzuzu' }] },
  });
});

test('[REV-02] points of an earlier answer are not those of this one; without an answer there are none', () => {
  const remark = {
    ...{ points: 4, criteria: null, comment: 'Раньше', isReturned: true, isStanding: false },
    reviewedAt: '2026-03-04T09:00:00Z',
  };
  show({ remark, version: 2 });
  expect(field(/^Баллы/)).toHaveValue('');
  expect(field('Комментарий')).toHaveValue('Раньше');
});

test('[REV-02] without an answer only a comment can be given', () => {
  show({ answerId: null, own: null, isAwaiting: false });
  expect(screen.queryByRole('textbox', { name: /^Баллы/ })).toBeNull();
  expect(field('Комментарий')).toBeVisible();
});
