/** @jest-environment jsdom */
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { confirmOrAsk } from '@/components/ui/overlay/confirm-or-ask';
import { callApi } from '@/lib/api/call-api';
import type { Delivery, Lesson } from '@/lib/contract/diary/diary';
import type { HomeworkSummary } from '@/lib/contract/homework/homework';
import { DeliverDialog } from './deliver-dialog';

jest.mock('@/lib/api/call-api');
jest.mock('@/components/ui/overlay/confirm-or-ask');
jest.mock('next/navigation');

const called = jest.mocked(callApi);
const taskHash = 'babebibobubabebi';
const homework = {
  ...{ taskHash, title: 'Дроби', delivery: null },
  policy: { feedback: 'after_finish' },
} as HomeworkSummary;
const lesson = (lessonId: string, groupName: string): Lesson => ({
  ...{ lessonId, groupId: `group-${groupName}`, groupName, grade: 5, subjectId: 1 },
  ...{ subjectName: 'Математика', startsAt: '2026-11-24T09:00:00.000Z', number: 1, dueAt: null },
});
const delivery = (rest: Partial<Delivery> = {}): Delivery => ({
  ...{ id: '6b1b5a9e-5d0a-4d3c-9d42-0d8d0a8f0a11', provider: 'dnevnik', lessonId: '77' },
  ...{
    groupName: '5А',
    cause: null,
    startsAt: '2026-11-23T09:00:00.000Z',
    markMode: 'grade',
    state: 'delivered',
  },
  ...{ isWithdrawn: false, marks: {}, ...rest },
});

type Replies = Partial<Record<string, object>>;
const answer = (replies: Replies) =>
  called.mockImplementation((async (name: string) => {
    const value = replies[name];
    return value && 'code' in value
      ? { ok: false, error: { status: 409, requestId: '', ...value } }
      : { ok: true, value };
  }) as never);

const onDeliveries = jest.fn();
const open = async (replies: Replies, given = homework) => {
  answer({
    ...{ listDeliveries: { deliveries: [] }, listLessons: { lessons: [] } },
    ...{ listBindings: { bindings: [] }, ...replies },
  });
  await act(
    async () =>
      void render(
        <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
          <DeliverDialog
            open
            onClose={jest.fn()}
            homework={given}
            timeZone="Europe/Moscow"
            onDeliveries={onDeliveries}
          />
        </SWRConfig>,
      ),
  );
};
const callsOf = (name: string) =>
  called.mock.calls.flatMap(([one, input]) => (one === name ? [input as object] : []));
const press = (name: RegExp | string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => jest.clearAllMocks());

test('[DIARY-05] lessons of several classes are picked and sent at once', async () => {
  const sent = { deliveries: [delivery({ state: 'sending' })] };
  await open({
    listLessons: { lessons: [lesson('1', '5А'), lesson('2', '5Б'), lesson('3', '6Б')] },
    sendToDiary: sent,
  });
  expect(screen.getByRole('button', { name: 'Отправить' })).toBeDisabled();
  for (const name of [/5А/, /6Б/, /5Б/, /5Б/])
    await userEvent.click(screen.getByRole('checkbox', { name }));
  await userEvent.click(screen.getByRole('radio', { name: /Не\sвыставлять/ }));
  await press('Отправить (2)');
  expect(callsOf('sendToDiary')).toEqual([
    {
      params: { taskHash },
      body: {
        places: [
          { provider: 'dnevnik', lessonId: '1', groupId: 'group-5А' },
          { provider: 'dnevnik', lessonId: '3', groupId: 'group-6Б' },
        ],
        markMode: 'none',
      },
    },
  ]);
  expect(onDeliveries).toHaveBeenLastCalledWith(sent.deliveries);
});

test('[DIARY-05] of two diaries one is picked, with its lessons and the marks that it takes', async () => {
  const bindings = ['dnevnik', 'eljur'].map((provider) => ({ provider }));
  const listLessons = { lessons: [lesson('1', '5А')] };
  await open({ listBindings: { bindings }, listLessons, sendToDiary: { deliveries: [] } });
  await userEvent.click(screen.getByRole('radio', { name: 'Проценты' }));
  await userEvent.click(screen.getByRole('checkbox', { name: /5А/ }));
  await userEvent.click(screen.getByRole('radio', { name: 'ЭлЖур' }));
  expect(screen.queryByRole('radio', { name: 'Проценты' })).toBeNull();
  expect(callsOf('listLessons').at(-1)).toMatchObject({ params: { provider: 'eljur' } });
  await userEvent.click(screen.getByRole('checkbox', { name: /5А/ }));
  await press('Отправить');
  expect(callsOf('sendToDiary')).toMatchObject([
    { body: { places: [{ provider: 'eljur', lessonId: '1' }], markMode: 'grade' } },
  ]);
});

test('[DIARY-05] who is bound to one diary alone is not asked which', async () => {
  await open({ listBindings: { bindings: [{ provider: 'eljur' }] } });
  expect(callsOf('listLessons').at(-1)).toMatchObject({ params: { provider: 'eljur' } });
  expect(screen.queryByRole('radiogroup', { name: 'Дневник' })).toBeNull();
});

test('[DIARY-05] the weeks before and after are asked for', async () => {
  await open({});
  await press('Следующая неделя');
  await press('Прошлая неделя');
  await press('Прошлая неделя');
  const froms = callsOf('listLessons').map(
    ({ query }: { query?: { from: string } }) => query?.from,
  );
  expect(new Set(froms).size).toBe(3);
  expect(screen.getByText(/уроков нет/)).toBeVisible();
});

test('[DIARY-05] who is not bound is told how to connect', async () => {
  await open({ listLessons: { code: 'diary_not_bound' } });
  expect(screen.getByText(/Дневник\sне\sподключён$/)).toBeVisible();
  expect(screen.getByText(/Добавить задание/)).toBeVisible();
});

test('[DIARY-05] the marks of those who have finished are counted by how far they are', async () => {
  const marks = { delivered: 12, unbound: 2, by_hand: 1 };
  await open({ listDeliveries: { deliveries: [delivery({ marks })] } });
  const list = screen.getByRole('region', { name: 'Уже отправлено' });
  expect(within(list).getByText(/^Отметки: 12\sв\sдневнике, 2\sждут.*, 1\sостались/)).toBeVisible();
  expect(within(list).queryByRole('button', { name: 'Повторить' })).toBeNull();
});

test('[DIARY-06] marks that failed are tried again with their homework', async () => {
  await open({
    listDeliveries: { deliveries: [delivery({ marks: { failed: 1 } })] },
    retryDelivery: delivery({ marks: { sending: 1 } }),
  });
  await press('Повторить');
  expect(callsOf('retryDelivery')).toEqual([{ params: { deliveryId: delivery().id } }]);
  expect(screen.getByText(/1\sотправляем/)).toBeVisible();
});

test('[DIARY-06] what failed is tried again, and what is there is taken back once it is confirmed', async () => {
  await open({
    listDeliveries: { deliveries: [delivery({ state: 'failed' })] },
    retryDelivery: delivery(),
    withdrawDelivery: delivery({ isWithdrawn: true }),
  });
  const list = screen.getByRole('region', { name: 'Уже отправлено' });
  expect(within(list).getByText(/не\sудалось/)).toBeVisible();
  await press('Повторить');
  expect(callsOf('retryDelivery')).toEqual([{ params: { deliveryId: delivery().id } }]);
  expect(onDeliveries).toHaveBeenLastCalledWith([delivery()]);

  jest.mocked(confirmOrAsk).mockResolvedValueOnce(false).mockResolvedValueOnce(true);
  await press(/Забрать/);
  expect(callsOf('withdrawDelivery')).toEqual([]);
  await press(/Забрать/);
  expect(callsOf('withdrawDelivery')).toHaveLength(1);
  expect(onDeliveries).toHaveBeenLastCalledWith([delivery({ isWithdrawn: true })]);
});

test('[DIARY-05] lessons that have the homework are marked, and cannot be picked again', async () => {
  const deliveries = [
    delivery(),
    delivery({ id: 'b', lessonId: '78', state: 'failed' }),
    delivery({ id: 'c', lessonId: '79', isWithdrawn: true }),
  ];
  await open({
    listDeliveries: { deliveries },
    listLessons: { lessons: [lesson('77', '5А'), lesson('78', '5Б'), lesson('79', '6Б')] },
  });
  const sent = screen.getByRole('checkbox', { name: /5А/ });
  expect(sent).toBeChecked();
  expect(sent).toBeDisabled();
  expect(sent).toHaveAccessibleDescription(/уже отправлено/);
  for (const name of [/5Б/, /6Б/]) {
    expect(screen.getByRole('checkbox', { name })).not.toBeChecked();
    expect(screen.getByRole('checkbox', { name })).toBeEnabled();
  }
});

test('[DIARY-05] how marks come is changed later, and is «Не выставлять» where students see no score', async () => {
  await open(
    {
      listDeliveries: { deliveries: [delivery()] },
      changeDelivery: delivery({ markMode: 'percent' }),
    },
    { ...homework, policy: { ...homework.policy, feedback: 'never' } },
  );
  expect(screen.getByRole('radio', { name: /Не\sвыставлять/ })).toBeChecked();
  await userEvent.click(screen.getByRole('combobox', { name: /Отметки\sв\sдневник/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Проценты' }));
  expect(callsOf('changeDelivery')).toEqual([
    { params: { deliveryId: delivery().id }, body: { markMode: 'percent' } },
  ]);
  expect(onDeliveries).toHaveBeenLastCalledWith([delivery({ markMode: 'percent' })]);
});

test.each<[Partial<Delivery>, RegExp]>([
  [{ state: 'failed', cause: 'unbound' }, /Дневник отключён\. Подключите/],
  [{ state: 'failed', cause: 'other_group' }, /урок другого класса/],
  [{ marks: { failed: 2 }, cause: 'not_found' }, /больше нет.*отправит ещё раз/],
  [{ state: 'failed', cause: 'unavailable' }, /не\sотвечал больше суток/],
])('[DIARY-06] the teacher is told why %j did not arrive', async (given, words) => {
  await open({ listDeliveries: { deliveries: [delivery(given)] } });
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Повторить' })).toBeVisible();
});

test('[DIARY-06] a taking-back that failed is shown and tried again', async () => {
  const failed = delivery({ isWithdrawn: true, state: 'failed', cause: 'unavailable' });
  await open({
    listDeliveries: { deliveries: [failed] },
    retryDelivery: delivery({ isWithdrawn: true }),
  });
  expect(screen.getByText(/не\sудалось забрать/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Забрать' })).toBeNull();
  await press('Повторить');
  expect(screen.queryByRole('region', { name: 'Уже отправлено' })).toBeNull();
});
