/** @jest-environment jsdom */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { callApi } from '@/lib/api/call-api';
import { Builder } from './builder';
import {
  answer,
  button,
  chosen,
  create,
  creations,
  open,
  props,
  wholeLesson,
} from './builder.fixture';
// What comes late in the browser is at hand here: loading it takes its time.
import './workbook/step-preview';

jest.mock('@/lib/api/call-api');
const called = jest.mocked(callApi);

beforeAll(() => {
  window.scrollTo = () => undefined;
});
beforeEach(() => answer());
afterEach(() => {
  jest.clearAllMocks();
  sessionStorage.clear();
  localStorage.clear();
});

describe('choosing', () => {
  test('[HW-01] single steps come in the order of the workbook', async () => {
    const user = userEvent.setup();
    open();
    await user.click(screen.getByRole('checkbox', { name: 'Разности' }));
    await user.click(screen.getByRole('checkbox', { name: 'Суммы' }));
    expect(chosen()).toEqual(['Суммы', 'Разности']);
    await user.click(screen.getByRole('checkbox', { name: 'Суммы' }));
    expect(chosen()).toEqual(['Разности']);
  });

  test('[HW-01] a whole module is chosen and taken out in one press', async () => {
    const user = userEvent.setup();
    open();
    const module = screen.getByRole('region', { name: 'Натуральные числа' });
    await user.click(within(module).getByRole('button', { name: 'Выбрать весь модуль' }));
    expect(chosen()).toEqual(['Суммы', 'Слагаемые', 'Разности', 'Уменьшаемое']);
    expect(screen.getByText('Выбрано 4 задания', { selector: 'a' })).toBeVisible();
    await user.click(within(module).getByRole('button', { name: 'Убрать весь модуль' }));
    expect(chosen()).toEqual([]);
  });

  test('[HW-01] [UI-12] steps are moved and taken out by buttons, and the place is announced', async () => {
    const user = userEvent.setup();
    open();
    await user.click(wholeLesson());
    await user.click(button('Ниже Суммы'));
    expect(chosen()).toEqual(['Слагаемые', 'Суммы']);
    expect(screen.getByText('Суммы: место 2 из 2')).toBeInTheDocument();
    expect(button('Ниже Суммы')).toHaveFocus();
    await user.click(button('Убрать Слагаемые'));
    expect(chosen()).toEqual(['Суммы']);
    expect(button('Убрать Суммы')).toHaveFocus();
  });

  test('[FEAT-01] single tasks of a step are taken where it is looked at, and sent', async () => {
    const user = userEvent.setup();
    open({ canPick: true });
    await user.click(button('Посмотреть Слагаемые'));
    const dialog = await screen.findByRole('dialog');
    const task = (number: number) =>
      within(dialog).findByRole('checkbox', {
        name: `Взять вопрос\u00A0${number}`,
      });
    await user.click(await task(3));
    await user.click(await task(1));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(chosen()).toEqual(['Слагаемые2\u00A0вопроса']);
    expect(screen.getByText(/взято 2 из\s3/)).toBeVisible();
    await user.click(create());
    await waitFor(() => expect(creations()).toHaveLength(1));
    const [{ steps, contentItems } = { steps: [], contentItems: {} }] = creations();
    expect(contentItems).toEqual({ [String(steps[0])]: ['t1', 't3'] });
  });

  test('[FEAT-01] without the feature a step is taken as a whole', async () => {
    const user = userEvent.setup();
    open();
    await user.click(button('Посмотреть Слагаемые'));
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findAllByText('Сколько будет 2 + 2?');
    expect(within(dialog).queryByRole('checkbox')).toBeNull();
  });

  test('[HW-01] a step can be looked at as the student will see it, and taken from there', async () => {
    const user = userEvent.setup();
    open();
    await user.click(button('Посмотреть Слагаемые'));
    const dialog = await screen.findByRole('dialog', { name: 'Слагаемые' });
    const [task] = await within(dialog).findAllByText('Сколько будет 2 + 2?');
    expect(task).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Следующее' }));
    expect(await screen.findByRole('dialog', { name: 'Разности' })).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Добавить в задание' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(chosen()).toEqual(['Разности']);
  });
});

describe('the workbook to begin with', () => {
  test('[HW-01] is the last one used, without another one being shown before', async () => {
    localStorage.setItem('last-workbook:u1', 'fizika-7');
    expect(renderToString(<Builder {...props} />)).not.toContain('Сложение');
    open();
    expect(screen.getByRole('combobox', { name: 'Предмет' })).toHaveTextContent('Физика');
    expect(await screen.findByRole('heading', { name: 'Сложение' })).toBeVisible();
    expect(called).toHaveBeenCalledWith('getWorkbook', { params: { workbookId: 'fizika-7' } });
  });

  test('[HW-01] is remembered when a homework was created', async () => {
    const user = userEvent.setup();
    open();
    await user.click(wholeLesson());
    await user.click(create());
    await screen.findByRole('heading', { name: 'Задание создано' });
    expect(localStorage.getItem('last-workbook:u1')).toBe('matematika-5');
  });

  test('needs no call when it came with the page', () => {
    open();
    expect(screen.getByRole('heading', { name: 'Сложение' })).toBeVisible();
    expect(called).not.toHaveBeenCalled();
  });

  test('a builder without workbooks says so', () => {
    open({ workbooks: [], firstWorkbook: null });
    expect(screen.getByText('Тетрадей пока нет')).toBeVisible();
  });
});

describe('the picker', () => {
  test('[HW-01] offers subjects with a workbook only, and choosing another loses nothing', async () => {
    const user = userEvent.setup();
    open();
    await user.click(wholeLesson());
    await user.click(screen.getByRole('combobox', { name: 'Предмет' }));
    const options = await screen.findAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual(['Математика', 'Физика']);
    await user.click(screen.getByRole('option', { name: 'Физика' }));
    expect(chosen()).toEqual([]);
    expect(screen.getByRole('combobox', { name: 'Класс' })).toHaveTextContent('7 класс');
    await user.click(screen.getByRole('combobox', { name: 'Предмет' }));
    await user.click(await screen.findByRole('option', { name: 'Математика' }));
    expect(chosen()).toEqual(['Суммы', 'Слагаемые']);
  });
});
