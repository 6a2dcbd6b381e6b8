/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react';
import PageFailed from './error';

const report = jest.fn();
/** The picture comes later than the words. */
const untilDrawn = (container: Element) =>
  waitFor(() => expect(container.querySelectorAll('main svg path').length).toBeGreaterThan(5));

beforeEach(() => {
  report.mockClear();
  window.reportError = report;
});

test.each([
  ['http 403', 'Ошибка авторизации'],
  ['http 404', 'Страница не найдена'],
  ['http 0', 'Ошибка сети'],
  ['http 503', 'Неизвестная ошибка'],
  [undefined, 'Неизвестная ошибка'],
])(
  '[STATUS-14] [STATUS-15] an error with the digest %s is shown and passed on',
  async (digest, title) => {
    const error = Object.assign(new Error('x'), { digest });
    const { container } = render(<PageFailed error={error} />);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(title);
    await untilDrawn(container);
    expect(report.mock.calls).toEqual([[error]]);
  },
);

test('[STATUS-14] a part of the program that did not come is an error of the network', async () => {
  const { container } = render(
    <PageFailed error={Object.assign(new Error('x'), { name: 'ChunkLoadError' })} />,
  );
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Ошибка сети');
  await untilDrawn(container);
});
