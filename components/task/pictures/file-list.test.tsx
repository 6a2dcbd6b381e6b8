/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LazyOverlayHost } from '@/components/ui/overlay/lazy-overlay-host';
import { callApi } from '@/lib/api/call-api';
import type { Drawing } from '@/lib/contract/review/drawing';
import { FileList } from './file-list';

jest.mock('@/lib/api/call-api');
jest.mock('next/navigation', () => ({ usePathname: () => '/student/profile' }));

const files = ['a', 'b', 'c'];
const drawing: Drawing = [
  {
    fileUuid: 'b',
    marks: [
      { kind: 'line', colour: 'red', width: 'thin', points: [[0, 0]] },
      { kind: 'note', colour: 'red', at: [0.5, 0.5], text: 'Угол <b>не</b> прямой' },
    ],
  },
];

beforeEach(() => {
  jest
    .mocked(callApi)
    .mockResolvedValue({ ok: true, value: { url: 'http://s.example/p' } } as never);
  window.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;
});

async function show() {
  render(
    <>
      <FileList files={files} drawing={drawing} />
      <LazyOverlayHost />
    </>,
  );
  for (const image of await screen.findAllByRole('img'))
    await waitFor(() => expect(image).toHaveAttribute('src'));
}
const openPhoto = async (name: RegExp) => {
  await userEvent.click(screen.getByRole('link', { name }));
  return screen.findByRole('dialog');
};

test('[REV-02] [UI-12] a photo with marks says so, and its notes stand in a list, as they were written', async () => {
  await show();
  const link = screen.getByRole('link', { name: /^Фото 2 из 3, с\sпометками учителя$/ });
  expect(link).toHaveAttribute('href', '/api/v1/file/get/b');
  expect(screen.getByText(/^Заметки на\sфото 2$/)).toBeVisible();
  expect(screen.getByText('Угол <b>не</b> прямой')).toBeVisible();
  fireEvent.load(within(link).getByRole('img'));
  expect(link.querySelectorAll('path')).toHaveLength(1);
});

test('[FILE-04] photos open large, one after the other, by buttons and arrows; Escape closes', async () => {
  await show();
  const dialog = await openPhoto(/^Фото 1/);
  expect(dialog).toHaveAccessibleName(/^Фото 1 из\s3$/);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Следующее фото' }));
  expect(dialog).toHaveAccessibleName(/^Фото 2/);
  expect(within(dialog).getByRole('list')).toHaveTextContent('Угол <b>не</b> прямой');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(dialog).toHaveAccessibleName(/^Фото 3/);
  expect(within(dialog).getByRole('button', { name: 'Следующее фото' })).toHaveAttribute(
    'aria-disabled',
  );
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('link', { name: /^Фото 1/ })).toHaveFocus();
});

test('[FILE-04] a photo is enlarged by buttons and keys, and shown whole again', async () => {
  await show();
  const dialog = await openPhoto(/^Фото 1/);
  const whole = () => within(dialog).getByRole('button', { name: 'Целиком' });
  expect(whole()).toHaveAttribute('aria-disabled');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Увеличить' }));
  expect(whole()).not.toHaveAttribute('aria-disabled');
  within(dialog)
    .getByRole('group', { name: /^Фото: плюс/ })
    .focus();
  await userEvent.keyboard('0');
  expect(whole()).toHaveAttribute('aria-disabled');
  await userEvent.keyboard('+');
  // A large picture is moved by the arrows, and stays the same picture.
  await userEvent.keyboard('{ArrowRight}');
  expect(dialog).toHaveAccessibleName(/^Фото 1/);
});
