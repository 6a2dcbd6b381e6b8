/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { copyText } from '@/lib/homework/copy-text';
import { CopyButton } from './copy-button';

jest.mock('@/lib/homework/copy-text');
const copied = jest.mocked(copyText);
const LINK = 'https://tetradi.example.ru/student/babebibobubabebi';

afterEach(() => jest.useRealTimers());

describe('the copy button', () => {
  test('[HW-01] [UI-12] says «Скопировано» in a live region, for a while', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    copied.mockResolvedValue(true);
    render(<CopyButton text={LINK} />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await user.click(screen.getByRole('button', { name: 'Скопировать' }));
    expect(copied).toHaveBeenCalledWith(LINK);
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(screen.getByRole('status')).toHaveTextContent('Скопировано');
    act(() => jest.advanceTimersByTime(4_000));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  test('[HW-01] shows the link to copy by hand when the browser does not let it', async () => {
    copied.mockResolvedValue(false);
    render(<CopyButton text={LINK} />);
    await userEvent.click(screen.getByRole('button', { name: 'Скопировать' }));
    expect(screen.getByRole('status')).toHaveTextContent('не дал скопировать');
    expect(screen.getByText(LINK)).toBeVisible();
  });
});
