/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  answer,
  button,
  chosen,
  create,
  creations,
  open,
  TASK_HASH,
  uuid,
  wholeLesson,
} from './builder.fixture';
// What comes late in the browser is at hand here: loading it takes its time.
import './workbook/step-preview';

jest.mock('@/lib/api/call-api');

beforeAll(() => {
  window.scrollTo = () => undefined;
});
beforeEach(() => answer());
afterEach(() => {
  jest.clearAllMocks();
  sessionStorage.clear();
  localStorage.clear();
});

describe('creating a homework', () => {
  test('[HW-01] takes a lesson, «Создать задание» and «Скопировать»', async () => {
    const user = userEvent.setup();
    open();
    await user.click(wholeLesson());
    await user.click(create());
    const link = `https://tetradi.example.ru/student/${TASK_HASH}`;
    expect(await screen.findByRole('heading', { name: 'Задание создано' })).toHaveFocus();
    expect(screen.getByLabelText('Ссылка для учеников')).toHaveValue(link);
    await user.click(button('Скопировать'));
    expect(await navigator.clipboard.readText()).toBe(link);
  });

  test('[HW-01] sends title, subject, grade and steps', async () => {
    const user = userEvent.setup();
    open();
    const title = screen.getByLabelText('Название');
    expect(title).toHaveDisplayValue(/^Задание от \d{1,2} [а-я]+, \d\d:\d\d$/);
    await user.clear(title);
    await user.type(title, 'Повторение');
    await user.click(wholeLesson());
    await user.click(create());
    await screen.findByRole('heading', { name: 'Задание создано' });
    expect(creations()).toEqual([
      {
        idempotencyKey: expect.any(String),
        title: 'Повторение',
        subjectId: 1,
        grade: 5,
        steps: [uuid(1), uuid(2)],
        policy: expect.objectContaining({ feedback: 'after_finish' }),
      },
    ]);
  });

  test('[TRUST-01] says what students are told after finishing, and sends what is chosen', async () => {
    const user = userEvent.setup();
    open();
    expect(screen.getByText(/Кто назвал только имя, сразу увидит оценку/)).toBeVisible();
    await user.click(screen.getByRole('combobox', { name: 'Разбор ответов после сдачи' }));
    await user.click(await screen.findByRole('option', { name: 'Сразу всем' }));
    expect(screen.getByText(/также под\sпридуманным именем/)).toBeVisible();
    await user.click(wholeLesson());
    await user.click(create());
    await screen.findByRole('heading', { name: 'Задание создано' });
    expect(creations()).toMatchObject([{ policy: { feedback: 'everybody' } }]);
  });

  test('[TRUST-02] says who may begin, and sends what is chosen', async () => {
    const user = userEvent.setup();
    open();
    expect(screen.getByText(/хватит имени и\sкласса/)).toBeVisible();
    await user.click(screen.getByRole('combobox', { name: 'Кто может выполнять' }));
    await user.click(await screen.findByRole('option', { name: /^Только с\sучётной записью$/ }));
    expect(screen.getByText(/Одного имени не\sхватит/)).toBeVisible();
    await user.click(wholeLesson());
    await user.click(create());
    await screen.findByRole('heading', { name: 'Задание создано' });
    expect(creations()).toMatchObject([{ policy: { accountsOnly: true } }]);
  });

  test('[HW-01] pressed ten times at once sends one homework', async () => {
    answer(null, 20);
    open();
    await userEvent.click(wholeLesson());
    const press = create();
    act(() => {
      for (let time = 0; time < 10; time++) press.click();
    });
    await screen.findByRole('heading', { name: 'Задание создано' });
    expect(creations()).toHaveLength(1);
  });

  test('[HW-01] without a single step says what to do and sends nothing', async () => {
    open();
    await userEvent.click(create());
    expect(screen.getByText('Сначала выберите задания')).toBeVisible();
    expect(creations()).toEqual([]);
  });

  test('[HW-01] the request to choose tasks goes when the first is chosen, and stays gone', async () => {
    const user = userEvent.setup();
    open();
    await user.click(create());
    await user.click(wholeLesson());
    expect(screen.queryByText('Сначала выберите задания')).toBeNull();
    await user.click(button('Убрать весь урок'));
    expect(chosen()).toEqual([]);
    expect(screen.queryByText('Сначала выберите задания')).toBeNull();
  });

  test('[HW-01] «Создать ещё» begins another one with nothing chosen', async () => {
    const user = userEvent.setup();
    open();
    await user.click(wholeLesson());
    await user.click(create());
    await user.click(await screen.findByRole('button', { name: 'Создать ещё' }));
    expect(chosen()).toEqual([]);
    await user.click(wholeLesson(1));
    await user.click(create());
    await screen.findByRole('heading', { name: 'Задание создано' });
    const [first, second] = creations();
    expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey);
    expect(second?.steps).toEqual([uuid(3), uuid(4)]);
  });
});

describe('a homework that could not be created', () => {
  test('[HW-01] keeps the selection and can be tried again under the same id', async () => {
    answer({ code: 'unavailable', status: 0 });
    const user = userEvent.setup();
    open();
    await user.click(wholeLesson());
    await user.click(create());
    expect(await screen.findByRole('alert')).toHaveTextContent('Задание не создано');
    expect(chosen()).toEqual(['Суммы', 'Слагаемые']);
    answer();
    await user.click(create());
    await screen.findByRole('heading', { name: 'Задание создано' });
    const [first, second] = creations();
    expect(second).toEqual(first);
  });

  test('[AUTH-12] leads to the sign-in and back, with everything still chosen', async () => {
    answer({ code: 'token_invalid', status: 401 });
    const user = userEvent.setup();
    const { unmount } = open();
    await user.click(wholeLesson());
    await user.click(create());
    expect(await screen.findByRole('link', { name: 'Войти снова' })).toHaveAttribute(
      'href',
      '/logout?expired=&returnUrl=%2Fhomework%2Fnew',
    );
    unmount();
    open();
    expect(chosen()).toEqual(['Суммы', 'Слагаемые']);
  });

  test('[HW-01] is sent under another id after its own was found to be used', async () => {
    answer({ code: 'conflict', status: 409 });
    const user = userEvent.setup();
    open();
    await user.click(wholeLesson());
    await user.click(create());
    expect(await screen.findByRole('alert')).toHaveTextContent('Задание не создано');
    answer();
    await user.click(create());
    await screen.findByRole('heading', { name: 'Задание создано' });
    const [first, second] = creations();
    expect(second).toEqual({ ...first, idempotencyKey: expect.any(String) });
    expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey);
  });

  test('[HW-01] [ROUTE-05] leads who has not chosen subjects there and back, with everything still chosen', async () => {
    answer({ code: 'forbidden', status: 403 });
    const user = userEvent.setup();
    const { unmount } = open({ teaching: { subjects: [] } });
    await user.click(wholeLesson());
    await user.click(create());
    expect(await screen.findByRole('link', { name: 'Выбрать предметы' })).toHaveAttribute(
      'href',
      '/prosv/subjects?returnUrl=%2Fhomework%2Fnew',
    );
    unmount();
    open();
    expect(chosen()).toEqual(['Суммы', 'Слагаемые']);
  });

  test('[HW-01] that is forbidden to a registered teacher says so', async () => {
    answer({ code: 'forbidden', status: 403 });
    open();
    await userEvent.click(wholeLesson());
    await userEvent.click(create());
    expect(await screen.findByRole('alert')).toHaveTextContent(/нет доступа/);
    expect(screen.queryByRole('link', { name: 'Выбрать предметы' })).toBeNull();
  });
});
