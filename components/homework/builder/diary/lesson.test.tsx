/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { callApi } from '@/lib/api/call-api';
import { callWeb } from '@/lib/browser/call-web';
import { copyText } from '@/lib/homework/copy-text';
import type { DeliveryState, Lesson } from '@/lib/contract/diary/diary';
import {
  answer,
  button,
  create,
  creations,
  open,
  TASK_HASH,
  wholeLesson,
} from '@/components/homework/builder/builder.fixture';

jest.mock('@/lib/api/call-api');
jest.mock('@/lib/browser/call-web');
jest.mock('@/lib/homework/copy-text');
jest.mock('next/navigation');

const place = { provider: 'dnevnik', lessonId: '2026112300451', groupId: '1716208' } as const;
const RETURN_URL = 'http://localhost:4400/lesson/2026112300451';
const lesson: Lesson = {
  lessonId: place.lessonId,
  groupId: place.groupId,
  groupName: '7А',
  grade: 7,
  subjectId: 6,
  subjectName: 'Физика',
  startsAt: '2026-11-24T09:00:00.000Z',
  number: 2,
  dueAt: '2026-11-26T09:00:00.000Z',
};
const called = jest.mocked(callApi);
const web = jest.mocked(callWeb);

/** What the main API says of the delivery, one answer after the other; the last stays. */
function deliver(...states: (DeliveryState | null)[]): void {
  const before = called.getMockImplementation() as jest.Mock;
  called.mockImplementation((async (name: string, input: unknown) => {
    if (name !== 'listDeliveries') return before(name, input) as unknown;
    const state = states.length > 1 ? states.shift() : states[0];
    return state
      ? { ok: true, value: { deliveries: [{ state }] } }
      : { ok: false, error: { code: 'unavailable', status: 0, requestId: '' } };
  }) as never);
}
/** Words between which no line breaks are words. */
const words = (text: string) => new RegExp(text.replaceAll(' ', '\\s'));
const polls = () => called.mock.calls.filter(([name]) => name === 'listDeliveries').length;
const user = () => userEvent.setup({ delay: null });

async function createOne(): Promise<void> {
  await pass(50);
  await user().click(wholeLesson());
  await user().click(create());
  await pass(50);
}
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  window.scrollTo = jest.fn();
  jest.useFakeTimers();
  called.mockReset();
  web.mockReset().mockResolvedValue({ ok: true, value: { done: true }, sentAt: 0 } as never);
  answer();
  window.sessionStorage.clear();
  window.localStorage.clear();
});
afterEach(() => jest.useRealTimers());

const start = { place, returnUrl: RETURN_URL, lesson };

test('[DIARY-04] subject and class of the lesson are chosen, and it is said which it is', async () => {
  open({ forLesson: start });
  await pass(50);
  expect(screen.getByRole('region', { name: words('Урок в дневнике') })).toHaveTextContent(
    /Для урока: Физика, 7А, 24 ноября · сдать до 26 ноября/,
  );
  expect(screen.getByRole('radio', { name: 'Оценка' })).toBeChecked();
});

test('[DIARY-04] [DIARY-06] of another diary it offers what that can, and names it', async () => {
  deliver('failed');
  open({ forLesson: { ...start, place: { ...place, provider: 'eljur' } } });
  await pass(50);
  expect(screen.queryByRole('radio', { name: 'Проценты' })).toBeNull();
  await createOne();
  await pass(600);
  const name = words('Не удалось отправить задание в ЭлЖур');
  const dialog = screen.getByRole('dialog', { name });
  expect(within(dialog).getByRole('textbox')).toHaveValue(
    `https://tetradi.example.ru/student/${TASK_HASH}?provider=eljur`,
  );
});

test('[DIARY-05] the homework says lesson, marks and due date, and the lesson is forgotten', async () => {
  deliver('delivered');
  open({ forLesson: start });
  await pass(50);
  await user().click(screen.getByRole('radio', { name: 'Проценты' }));
  await createOne();
  const [sent] = creations();
  expect(sent).toMatchObject({
    subjectId: 6,
    grade: 7,
    diary: { place, markMode: 'percent' },
    policy: { dueAt: lesson.dueAt },
  });
  expect(web.mock.calls).toEqual([['forgetLesson', undefined]]);
});

test('[DIARY-05] a due date that has passed is neither sent nor said', async () => {
  deliver('delivered');
  const past = { ...lesson, dueAt: '2020-01-01T05:30:00.000Z' };
  open({ forLesson: { ...start, lesson: past } });
  await pass(50);
  expect(screen.queryByText(/сдать до/)).toBeNull();
  await createOne();
  expect(creations()).toMatchObject([{ diary: { place }, policy: { dueAt: null } }]);
});

test('[DIARY-05] [DIARY-07] once it has come to the diary, a dialog says so', async () => {
  deliver('sending', 'delivered');
  open({ forLesson: start });
  await pass(50);
  await createOne();
  await pass(600);
  const dialog = screen.getByRole('dialog', { name: words('Задание успешно создано!') });
  expect(polls()).toBe(2);
  const link = (name: RegExp) => within(dialog).getByRole('link', { name });
  expect(link(/Подробнее/)).toHaveAttribute('href', '/teacher/terms-of-use');
  expect(link(words('Заявка на лицензию'))).toHaveAttribute(
    'href',
    '/application?landingName=teacher',
  );
  expect(link(words('Вернуться в дневник'))).toHaveAttribute('href', RETURN_URL);
  await user().click(within(dialog).getByRole('button', { name: 'Продолжить работу' }));
  await pass(500);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Задание создано' })).toBeVisible();
});

test.each([
  ['is still on its way', ['sending'], true],
  ['is not known', [null], true],
  ['has failed', ['failed'], false],
] as const)('[DIARY-06] while it %s, the link can be copied', async (_, states, goesOn) => {
  jest.mocked(copyText).mockResolvedValue(true);
  deliver(...states);
  open({ forLesson: start });
  await pass(50);
  await createOne();
  await pass(7_000);
  const dialog = screen.getByRole('dialog', {
    name: words('Не удалось отправить задание в Дневник.ру'),
  });
  expect(polls()).toBeLessThanOrEqual(13);
  expect(dialog.textContent.includes('Мы продолжаем пробовать')).toBe(goesOn);
  const link = `https://tetradi.example.ru/student/${TASK_HASH}?provider=dnevnik`;
  expect(within(dialog).getByRole('textbox')).toHaveValue(link);
  await act(async () => within(dialog).getByRole('button', { name: 'Скопировать' }).click());
  expect(copyText).toHaveBeenCalledWith(link);
  expect(within(dialog).getByText('Скопировано')).toBeVisible();
  await pass(1_900);
  expect(within(dialog).queryByText('Скопировано')).not.toBeNull();
  await pass(200);
  expect(within(dialog).queryByText('Скопировано')).toBeNull();
});

test.each([
  ['dropped', lesson],
  ['refused', 'forbidden'],
  ['unavailable', 'unavailable'],
] as const)(
  '[DIARY-04] without the lesson (%s) the homework is an ordinary one',
  async (_, given) => {
    open({ forLesson: { place, lesson: given } });
    await pass(50);
    const drop = screen.getByRole('button', { name: words('Не отправлять в дневник') });
    if (typeof given !== 'string') await user().click(drop);
    else expect(screen.getByText('Урок из дневника не открылся')).toBeVisible();
    await createOne();
    expect(creations()[0]).not.toHaveProperty('diary');
    await pass(7_000);
    expect(polls()).toBe(0);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(button('Создать ещё')).toBeVisible();
  },
);
