/** @jest-environment jsdom */
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { callApi } from '@/lib/api/call-api';
import type { TaskOf } from '@/lib/contract/tasks/tasks';
import { forgetPicture } from '@/lib/files/unsent-pictures';
import { Photo } from './photo';
import { deliverPicture } from './deliver-picture';
import { UploadPlaceProvider } from './upload-place';

jest.mock('@/lib/api/call-api');
jest.mock('./deliver-picture');
jest.mock('@/lib/files/draw-picture', () => ({
  drawPicture: (file: File) =>
    file.name.endsWith('.txt') ? Promise.reject(new Error('no picture')) : Promise.resolve(file),
}));
jest.mock('@/lib/files/unsent-pictures', () => ({
  keepPicture: () => Promise.resolve(true),
  forgetPicture: jest.fn(() => Promise.resolve()),
  listUnsentPictures: () => Promise.resolve([]),
}));

const task: TaskOf<'photo'> = { id: 't1', kind: 'photo', prompt: 'Постройте.', points: 1 };
const deliver = jest.mocked(deliverPicture);

type StudentProps = { start: string[]; onChange: (files: string[]) => void | Promise<void> };

function Student({ start, onChange }: StudentProps) {
  const [files, setFiles] = useState(start);
  return (
    <UploadPlaceProvider userId="u" attemptCode={`code-${start.join()}`} stepNumber={1}>
      <h2 id="prompt">Постройте.</h2>
      <Photo
        task={task}
        value={{ kind: 'photo', files }}
        readOnly={false}
        labelledBy="prompt"
        onChange={({ files: next }) => {
          setFiles(next);
          return onChange(next);
        }}
      />
    </UploadPlaceProvider>
  );
}

beforeEach(() => {
  jest
    .mocked(callApi)
    .mockResolvedValue({ ok: true, value: { url: 'http://s.example/p' } } as never);
  URL.createObjectURL = () => 'blob:x';
  URL.revokeObjectURL = () => undefined;
  deliver.mockReset();
  jest.mocked(forgetPicture).mockClear();
});

const choose = (...names: string[]) =>
  userEvent.upload(
    screen.getByLabelText('Добавить фото'),
    names.map((name) => new File(['x'], name, { type: 'image/jpeg' })),
    { applyAccept: false },
  );
const arePicturesThere = () =>
  waitFor(() => {
    for (const image of screen.getAllByRole('img')) expect(image).toHaveAttribute('src');
  });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('[HW-14] [FILE-01] takes several photos, in the order in which they arrive', async () => {
  const onChange = jest.fn();
  deliver
    .mockResolvedValueOnce({ ok: true, fileUuid: 'one' })
    .mockResolvedValueOnce({ ok: true, fileUuid: 'two' });
  render(<Student start={[]} onChange={onChange} />);
  await choose('1.jpg', '2.jpg');
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith(['one', 'two']));
  expect(await screen.findAllByRole('img', { name: /^Фото/ })).toHaveLength(2);
});

it('[FILE-01] forgets a picture only when the answer that it is in is kept', async () => {
  let keep = () => undefined as void;
  const onChange = jest.fn(() => new Promise<void>((resolve) => (keep = resolve)));
  deliver.mockResolvedValueOnce({ ok: true, fileUuid: 'one' });
  render(<Student start={[]} onChange={onChange} />);
  await choose('1.jpg');
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith(['one']));
  expect(jest.mocked(forgetPicture)).not.toHaveBeenCalled();
  keep();
  await waitFor(() => expect(jest.mocked(forgetPicture)).toHaveBeenCalledTimes(1));
});

it('orders and removes by buttons', async () => {
  const onChange = jest.fn();
  render(<Student start={['a', 'b', 'c']} onChange={onChange} />);
  await press('Раньше Фото 3');
  expect(onChange).toHaveBeenLastCalledWith(['a', 'c', 'b']);
  await press('Позже Фото 1');
  expect(onChange).toHaveBeenLastCalledWith(['c', 'a', 'b']);
  await press('Убрать Фото 2');
  expect(onChange).toHaveBeenLastCalledWith(['c', 'b']);
  expect(screen.getByRole('button', { name: 'Раньше Фото 1' })).toHaveAttribute('aria-disabled');
});

it('[FILE-03] says why a photo was not taken; it can be sent again or taken back', async () => {
  const onChange = jest.fn();
  deliver.mockResolvedValueOnce({ ok: false, status: 415 });
  render(<Student start={[]} onChange={onChange} />);
  await choose('1.jpg');
  expect(await screen.findByText(/не\sпохоже на\sфотографию/)).toBeVisible();
  deliver.mockResolvedValueOnce({ ok: true, fileUuid: 'one' });
  await press('Отправить ещё раз 1.jpg');
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith(['one']));
});

it('names what cannot be opened, and takes the rest', async () => {
  const onChange = jest.fn();
  deliver.mockResolvedValueOnce({ ok: true, fileUuid: 'one' });
  render(<Student start={[]} onChange={onChange} />);
  await choose('notes.txt', '1.jpg');
  expect(await screen.findByText(/получилось открыть: notes.txt/)).toBeVisible();
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith(['one']));
});

it('[HW-14] takes ten and no more', async () => {
  render(<Student start={Array.from({ length: 10 }, (_, at) => `f${at}`)} onChange={jest.fn()} />);
  await arePicturesThere();
  expect(screen.queryByLabelText('Добавить фото')).toBeNull();
  expect(screen.getByText(/Больше 10 фото/)).toBeVisible();
});

it('shows the photos alone where nothing can be changed', async () => {
  render(
    <Photo
      task={task}
      value={{ kind: 'photo', files: ['a'] }}
      readOnly
      labelledBy="x"
      onChange={jest.fn()}
    />,
  );
  await arePicturesThere();
  expect(within(screen.getByRole('list')).getByRole('link')).toHaveAttribute(
    'href',
    '/api/v1/file/get/a',
  );
  expect(screen.queryByRole('button')).toBeNull();
});
