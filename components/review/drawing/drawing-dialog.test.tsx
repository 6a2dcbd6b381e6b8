/** @jest-environment jsdom */
import { TextEncoder } from 'node:util';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { callApi } from '@/lib/api/call-api';
import { confirmOrAsk } from '@/components/ui/overlay/confirm-or-ask';
import type { Drawing } from '@/lib/contract/review/drawing';
import { withPointers } from '@/tests/support/unit/pointer-events';
import { DrawingDialog } from './drawing-dialog';

jest.mock('@/lib/api/call-api');
jest.mock('next/navigation', () => ({ usePathname: () => '/teacher/journal' }));
jest.mock('@/components/ui/overlay/confirm-or-ask');
const called = jest.mocked(callApi);

const files = ['1f0c8d3e-7a52-4b6f-9c1d-2e3f4a5b6c7d', '2f0c8d3e-7a52-4b6f-9c1d-2e3f4a5b6c7d'];
const answerId = '0b0f6f4e-53d5-4a0c-9a3c-7f0a3f9b5b11';
const place = { attemptCode: 'babebibobubabebibobu', stepNumber: 1, taskId: 't1' };
const kept: Drawing = [
  {
    fileUuid: files[0] ?? '',
    marks: [{ kind: 'note', colour: 'red', at: [0.2, 0.2], text: 'Было' }],
  },
];
const [onChanged, onClose] = [jest.fn(), jest.fn()];
const conflict = {
  ok: false,
  error: { code: 'review_changed', status: 409, requestId: '' },
} as const;

/** What the main API answers to saving; everything else is as it should be. */
function answerWith(...replies: object[]): void {
  const given = { answerId, drawing: { pictures: kept, version: 3 } };
  called.mockImplementation(((name: string) => {
    const value =
      name === 'getImageSize'
        ? { url: 'http://s.example/p' }
        : { tasks: [{ stepNumber: 1, taskId: 't1', given }] };
    const saved = replies.length > 1 ? replies.shift() : replies[0];
    return Promise.resolve(name === 'drawOnAnswer' ? saved : { ok: true, value });
  }) as never);
}

async function show(pictures: Drawing = []) {
  render(
    <DrawingDialog
      open
      {...place}
      {...{ answerId, files, onChanged, onClose }}
      drawing={{ pictures, version: 0 }}
    />,
  );
  const image = await screen.findByRole('img', { name: 'Фото 1 из 2' });
  await waitFor(() => expect(image).toHaveAttribute('src'));
  Object.defineProperties(image, { naturalWidth: { value: 800 }, naturalHeight: { value: 600 } });
  fireEvent.load(image);
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const bodies = () =>
  called.mock.calls
    .filter(([name]) => name === 'drawOnAnswer')
    .map(([, input]) => (input as { body: { version: number; pictures: Drawing } }).body);
const stage = () => screen.getByRole('group', { name: /^Фото: плюс/ });
const linesOf = () => document.querySelectorAll('path.fill-none.stroke-accent').length;

/** A line of the mouse across a picture of 400 by 300 px. */
function drawLine(by: object = {}): void {
  const at = (clientX: number, clientY: number) => ({
    ...{ pointerId: 1, pointerType: 'mouse', button: 0, clientX, clientY },
    ...by,
  });
  fireEvent.pointerDown(stage(), at(40, 30));
  fireEvent.pointerMove(stage(), at(100, 90));
  fireEvent.pointerMove(stage(), at(200, 30));
  fireEvent.pointerUp(stage(), at(200, 30));
}

beforeEach(() => {
  // Browsers have it, this environment does not.
  Object.assign(globalThis, { TextEncoder });
  answerWith({ ok: true, value: { done: true } });
  withPointers({ width: 400, height: 300 });
});
afterEach(() => jest.clearAllMocks());

test('[REV-02] a line of the pen is kept in parts of the picture, with colour and width', async () => {
  await show();
  await userEvent.click(screen.getByRole('radio', { name: 'Синий' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Толстое перо' }));
  drawLine();
  await press('Сохранить');
  expect(bodies()).toEqual([
    {
      ...{ stepNumber: 1, taskId: 't1', answerId, version: 0 },
      pictures: [
        {
          fileUuid: files[0],
          marks: [
            {
              ...{ kind: 'line', colour: 'blue', width: 'thick' },
              points: [
                [0.1, 0.1],
                [0.25, 0.3],
                [0.5, 0.1],
              ],
            },
          ],
        },
      ],
    },
  ]);
  expect(onChanged).toHaveBeenCalledTimes(1);
  expect(onClose).toHaveBeenCalledWith('dismissed');
});

test('[REV-02] [UI-12] a note is placed, written, moved and undone by the keyboard', async () => {
  await show();
  screen.getByRole('button', { name: 'Добавить заметку' }).focus();
  await userEvent.keyboard('{Enter}');
  const field = await screen.findByRole('textbox', { name: /^Заметка.1$/ });
  await waitFor(() => expect(field).toHaveFocus());
  await userEvent.keyboard('Проверь');
  const note = screen.getByRole('button', { name: 'Заметка 1: Проверь' });
  expect(note).toHaveAccessibleDescription('Стрелки двигают заметку, Delete удаляет');
  note.focus();
  await userEvent.keyboard('{ArrowRight}{ArrowUp}{Shift>}{ArrowUp}{/Shift}');
  await press('Сохранить');
  expect(bodies()[0]?.pictures[0]?.marks).toEqual([
    { kind: 'note', colour: 'red', at: [0.51, 0.44], text: 'Проверь' },
  ]);
  // The moves are one step, the words a second, the place a third.
  note.focus();
  await userEvent.keyboard('{Control>}zz{/Control}');
  expect(screen.getByRole('button', { name: /^Заметка 1: без/ })).toBeVisible();
  await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  expect(screen.getByRole('button', { name: 'Заметка 1: Проверь' })).toBeVisible();
  screen.getByRole('button', { name: 'Заметка 1: Проверь' }).focus();
  await userEvent.keyboard('{Delete}');
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('[REV-02] undo, redo and clearing are of the drawing; each photo has its own', async () => {
  await show();
  drawLine();
  drawLine();
  expect(linesOf()).toBe(2);
  await press('Отменить');
  expect(linesOf()).toBe(1);
  await press('Вернуть');
  await press(/^Стереть всё/);
  expect(linesOf()).toBe(0);
  await press('Отменить');
  expect(linesOf()).toBe(2);
  await press('Следующее фото');
  expect(linesOf()).toBe(0);
  await press('Предыдущее фото');
  await waitFor(() => expect(screen.getByRole('img')).toHaveAttribute('src'));
});

test('[REV-02] two fingers enlarge and draw nothing; beside a pen fingers do not draw', async () => {
  await show();
  const finger = (pointerId: number, clientX: number) => ({
    ...{ pointerId, pointerType: 'touch', button: 0, clientX, clientY: 50 },
  });
  fireEvent.pointerDown(stage(), finger(1, 100));
  fireEvent.pointerDown(stage(), finger(2, 200));
  fireEvent.pointerMove(stage(), finger(2, 300));
  fireEvent.pointerUp(stage(), finger(2, 300));
  fireEvent.pointerUp(stage(), finger(1, 100));
  expect(linesOf()).toBe(0);
  expect(screen.getByRole('button', { name: 'Целиком' })).not.toHaveAttribute('aria-disabled');
  drawLine({ pointerType: 'pen' });
  drawLine({ pointerType: 'touch' });
  expect(linesOf()).toBe(1);
});

test('[REV-02] of two tabs both drawings are shown, and neither is lost', async () => {
  answerWith(conflict, { ok: true, value: { done: true } });
  await show();
  drawLine();
  await press('Сохранить');
  expect(await screen.findByRole('alert')).toHaveTextContent(/изменили в\sдругой вкладке/);
  expect(linesOf()).toBe(1);
  expect(document.querySelector('.opacity-40')).toHaveTextContent('1');
  expect(onClose).not.toHaveBeenCalled();
  await press('Сохранить мои пометки');
  expect(bodies().map(({ version }) => version)).toEqual([0, 3]);
  expect(bodies()[1]?.pictures).toEqual(bodies()[0]?.pictures);
});

test('[REV-02] the drawing of the other tab can be taken, and the own one comes back by undo', async () => {
  answerWith(conflict);
  await show();
  drawLine();
  await press('Сохранить');
  await userEvent.click(await screen.findByRole('button', { name: /^Взять те/ }));
  expect(linesOf()).toBe(0);
  expect(screen.getByRole('button', { name: 'Заметка 1: Было' })).toBeVisible();
  await press('Отменить');
  expect(linesOf()).toBe(1);
});

test('[REV-02] without a network what was drawn stays, and is sent once', async () => {
  const error = { code: 'network', status: 0, requestId: '' };
  answerWith({ ok: false, error });
  await show();
  drawLine();
  await press('Сохранить');
  expect(await screen.findByRole('alert')).toBeVisible();
  expect([linesOf(), bodies().length, onClose.mock.calls.length]).toEqual([1, 1, 0]);
});

test('[REV-02] what was not saved is not closed without a question', async () => {
  jest.mocked(confirmOrAsk).mockResolvedValueOnce(false).mockResolvedValueOnce(true);
  await show(kept);
  drawLine();
  await press('Закрыть');
  expect(onClose).not.toHaveBeenCalled();
  await press('Закрыть');
  await waitFor(() => expect(onClose).toHaveBeenCalledWith('dismissed'));
});

test('[REV-02] what was saved is closed at once, and nothing of it is to be saved again', async () => {
  await show(kept);
  expect(screen.getByRole('button', { name: 'Сохранить' })).toBeDisabled();
  const notes = within(screen.getByRole('list', { name: 'Заметки' }));
  expect(notes.getByRole('textbox')).toHaveValue('Было');
  await press('Закрыть');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(confirmOrAsk).not.toHaveBeenCalled();
});
