/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { callApi } from '@/lib/api/call-api';
import type { ReviewEntry, StepReview } from '@/lib/contract/step-review/step-review';
import type { OwnPath } from '@/lib/routes/own-path';
import { trackEvent } from '@/lib/tracking/track-event';
import { ReviewPanel } from './review-panel';

jest.mock('@/lib/api/call-api');
jest.mock('@/lib/tracking/track-event');
const called = jest.mocked(callApi);
const told = () => jest.mocked(trackEvent).mock.calls;

const entry: ReviewEntry = {
  ...{ kind: 'comment' as const, text: 'Неясно, что дано', by: 'Ольга Пробная', revision: 1 },
  createdAt: '2026-03-04T06:05:00Z',
};
const review: StepReview = {
  ...{ revision: 2, mayApprove: true, maySuggest: false, isApproved: false },
  entries: [entry],
};
const params = { stepUuid: 's1' };
const show = (changes: Partial<StepReview> = {}) =>
  render(
    <ReviewPanel
      stepUuid="s1"
      review={{ ...review, ...changes }}
      path={'/homework' as OwnPath}
      timeZone="Europe/Moscow"
    />,
  );
const reply = (changes: Partial<StepReview>) =>
  called.mockResolvedValueOnce({ ok: true, value: { ...review, ...changes } } as never);
const refuse = () =>
  called.mockResolvedValueOnce({
    ok: false,
    error: { code: 'conflict', status: 409, requestId: '' },
  });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => jest.resetAllMocks());

test('[HW-12] [TRK-02] an approver approves the revision that is shown, which is told', async () => {
  show();
  reply({ isApproved: true });
  await press('Одобрить');
  expect(called).toHaveBeenCalledWith('approveStep', { params, body: { revision: 2 } });
  expect(screen.getByRole('status')).toHaveTextContent(/Вы одобрили редакцию\s2/);
  expect(screen.queryByRole('button', { name: 'Одобрить' })).toBeNull();
  expect(told()).toEqual([['prosvet_step_approve', { stepUuid: 's1', revision: 2 }]]);
});

test('[HW-12] [TRK-02] an approver comments, which is told, and the field is empty again', async () => {
  show();
  const field = screen.getByLabelText('Замечание');
  await userEvent.type(field, '  Опечатка ');
  reply({ entries: [{ ...entry, text: 'Опечатка', createdAt: '2026-03-05T06:05:00Z' }, entry] });
  await press('Отправить замечание');
  expect(called.mock.calls[0]?.[1]).toMatchObject({
    params,
    body: { kind: 'comment', text: 'Опечатка', revision: 2 },
  });
  expect(field).toHaveValue('');
  const list = within(screen.getByRole('list', { name: 'Что уже сказано' }));
  expect(list.getByText('Опечатка')).toBeVisible();
  expect(told()).toEqual([['prosvet_step_comment', { stepUuid: 's1', revision: 2 }]]);
});

test('[HW-12] [TRK-02] what did not work is said and told, and what was written stays', async () => {
  show();
  refuse();
  await press('Одобрить');
  expect(screen.getByRole('alert')).toHaveTextContent('Не одобрено');
  await userEvent.type(screen.getByLabelText('Замечание'), 'Опечатка');
  refuse();
  await press('Отправить замечание');
  expect(screen.getByRole('alert')).toHaveTextContent('Не отправлено');
  expect(screen.getByLabelText('Замечание')).toHaveValue('Опечатка');
  const error = 'prosvet_step_approve_or_comment_error';
  const payload = { stepUuid: 's1', revision: 2, code: 'conflict' };
  expect(told()).toEqual([
    [error, payload],
    [error, payload],
  ]);
});

test('[HW-12] [NET-04] the same words that are sent again have the same key', async () => {
  show();
  await userEvent.type(screen.getByLabelText('Замечание'), 'Опечатка');
  refuse();
  await press('Отправить замечание');
  reply({});
  await press('Отправить замечание');
  const bodies = called.mock.calls.map(
    ([, input]) => input as { body: { idempotencyKey: string } },
  );
  const keys = bodies.map(({ body }) => body.idempotencyKey);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});

test('[HW-12] nothing is sent where nothing is written', async () => {
  show();
  await press('Отправить замечание');
  expect(screen.getByLabelText('Замечание')).toBeInvalid();
  expect(called).not.toHaveBeenCalled();
});

test('[HW-12] who may only suggest approves nothing', async () => {
  show({ mayApprove: false, maySuggest: true, entries: [] });
  expect(screen.queryByRole('button', { name: 'Одобрить' })).toBeNull();
  await userEvent.type(screen.getByLabelText('Что исправить'), 'Опечатка');
  reply({});
  await press('Предложить исправление');
  expect(called.mock.calls[0]?.[1]).toMatchObject({ body: { kind: 'suggestion' } });
});

test('[HW-12] what was written before the scripts of the page were there is sent', async () => {
  show();
  // No event tells of it.
  (screen.getByLabelText('Замечание') as HTMLTextAreaElement).value = 'Опечатка';
  reply({});
  await press('Отправить замечание');
  expect(called.mock.calls[0]?.[1]).toMatchObject({ body: { text: 'Опечатка' } });
});
