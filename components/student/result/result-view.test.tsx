/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { attemptOf } from '@/components/student/start/start.fixture';
import type { Attempt } from '@/lib/contract/homework/homework';
import { ResultView } from './result-view';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));

const steps: Attempt['steps'] = [
  { number: 1, title: 'Доли', answered: true, begun: true, verdict: 'right' },
  { number: 2, title: 'Сравнение', answered: true, begun: true, verdict: 'partly' },
  { number: 3, title: 'Сложение', answered: false, begun: false, verdict: 'wrong' },
  { number: 4, title: 'Вычитание', answered: true, begun: true, verdict: 'wrong' },
];
const finished = (change: Partial<Attempt> = {}) =>
  attemptOf({ finishedAt: '2026-03-04T10:00:00Z', score: 62, grade: 4, steps, ...change });

describe('the result of a work', () => {
  test('[HW-05] shows score and grade', () => {
    render(<ResultView attempt={finished()} />);
    expect(screen.getByText('62 балла')).toBeVisible();
    expect(screen.getByText('Оценка').parentElement).toHaveTextContent('Оценка4');
  });

  test('[HW-05] says of each step what came of it', () => {
    render(<ResultView attempt={finished()} />);
    const rows = within(screen.getByRole('list')).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      '1.ДолиВерно',
      '2.СравнениеЧастично верно',
      '3.СложениеНет полного ответа',
      '4.ВычитаниеНеверно',
    ]);
  });

  test('[HW-03] verdicts that the teacher keeps to themself are not made up', () => {
    const hidden = steps.map((step) => ({ ...step, verdict: null }));
    render(<ResultView attempt={finished({ steps: hidden })} />);
    expect(screen.queryByText('Верно')).toBeNull();
    expect(screen.getByText(/не показывает/)).toBeVisible();
  });

  test('[HW-08] offers another attempt while one is left, and says how many', () => {
    const { rerender } = render(<ResultView attempt={finished({ attemptsLeft: 1 })} />);
    expect(screen.getByRole('button', { name: 'Ещё раз' })).toBeVisible();
    expect(screen.getByText(/Можно пройти ещё 1 раз/)).toBeVisible();
    rerender(<ResultView attempt={finished({ attemptsLeft: 0 })} />);
    expect(screen.queryByRole('button', { name: 'Ещё раз' })).toBeNull();
    expect(screen.getByText('Попыток больше нет.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Мои задания' })).toHaveAttribute(
      'href',
      '/student/profile',
    );
  });
});
