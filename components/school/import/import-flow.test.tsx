/** @jest-environment jsdom */
import { TextDecoder } from 'node:util';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { callApi } from '@/lib/api/call-api';
import type { ImportPreview } from '@/lib/contract/school/import/import';
import { ImportFlow } from './import-flow';

jest.mock('@/lib/api/call-api');
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn() }) }));

const CSV = 'Фамилия;Имя;Класс\nИванов;Пётр;5А\nЁлкина;Анна;6Б\nТретий;;6Б\n';
const preview: ImportPreview = {
  fingerprint: 'f'.repeat(64),
  newClasses: ['6Б'],
  rows: [
    { line: 2, outcome: 'moved', className: '5А', from: '4А' },
    { line: 3, outcome: 'new', className: '6Б', from: '' },
    { line: 4, outcome: 'no_name', className: '', from: '' },
  ],
};
const fileOf = (text: string) => {
  const file = new File([text], 'список.csv');
  // jsdom has no such method.
  file.arrayBuffer = () => Promise.resolve(Uint8Array.from(Buffer.from(text)).buffer);
  return file;
};
const answer = (value: object) =>
  jest.mocked(callApi).mockResolvedValueOnce({ ok: true, value } as never);
const choose = (text: string) =>
  userEvent.upload(screen.getByLabelText(/^Файл со.списком$/), fileOf(text));
const press = (name: RegExp) => userEvent.click(screen.getByRole('button', { name }));

beforeAll(() => void Object.assign(globalThis, { TextDecoder }));
beforeEach(() => jest.mocked(callApi).mockReset());

async function showPreview() {
  render(<ImportFlow />);
  await choose(CSV);
  await screen.findByText(/Столбцы найдены/);
  answer(preview);
  await press(/^Посмотреть/);
  await screen.findByRole('heading', { name: 'Что изменится' });
}

test('[HW-11] shows what a list will change, and does what was shown', async () => {
  await showPreview();
  expect(callApi).toHaveBeenCalledWith('previewImport', {
    body: {
      rows: [
        { line: 2, surname: 'Иванов', name: 'Пётр', className: '5А' },
        { line: 3, surname: 'Ёлкина', name: 'Анна', className: '6Б' },
        { line: 4, surname: 'Третий', name: '', className: '6Б' },
      ],
      movesStudents: true,
    },
  });
  expect(screen.getByText('Новые классы: 6Б')).toBeVisible();
  expect(screen.getByText(/Иванов Пётр: 4А.→ 5А/)).toBeVisible();
  expect(screen.getByText(/Строка 4, Третий\. Нет имени/)).toBeVisible();
  answer({ codes: 1, moved: 1, classes: 1 });
  await press(/^Загрузить список$/);
  expect(callApi).toHaveBeenLastCalledWith('importStudents', {
    body: expect.objectContaining({ fingerprint: preview.fingerprint, movesStudents: true }),
  });
  expect(await screen.findByText('Список загружен')).toBeVisible();
  expect(screen.getByText(/создано: 1.класс, новых: 1.код, переведено: 1.ученик/)).toBeVisible();
});

test('[HW-11] asks anew when who is found by name is somebody else', async () => {
  await showPreview();
  answer({ ...preview, rows: preview.rows.map((row) => ({ ...row, outcome: 'new' })) });
  await userEvent.click(screen.getByRole('checkbox'));
  expect(callApi).toHaveBeenLastCalledWith('previewImport', {
    body: expect.objectContaining({ movesStudents: false }),
  });
  expect(await screen.findByText(/^3.новых кода$/)).toBeVisible();
  expect(screen.getByRole('checkbox')).not.toBeChecked();
});

test('[HW-11] says that the school has changed, and shows the list again', async () => {
  await showPreview();
  const error = { code: 'school_changed', status: 409, requestId: '' } as const;
  jest.mocked(callApi).mockResolvedValueOnce({ ok: false, error });
  await press(/^Загрузить список$/);
  expect(await screen.findByRole('alert')).toHaveTextContent(/что-то изменилось/);
  answer({ ...preview, newClasses: [] });
  await press(/^Проверить список ещё/);
  expect(screen.queryByText(/Новые классы/)).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('[HW-11] asks for the columns where there are no headings, and says what is no table', async () => {
  render(<ImportFlow />);
  await choose('Иванов;Пётр;5А\n');
  expect(await screen.findByText(/Заголовков не.видно/)).toBeVisible();
  expect(screen.getByRole('button', { name: /^Посмотреть/ })).toBeDisabled();
  await choose('MZ\0\0');
  expect(await screen.findByRole('alert')).toHaveTextContent(/не.таблица/);
  expect(screen.queryByRole('button', { name: /^Посмотреть/ })).toBeNull();
});
