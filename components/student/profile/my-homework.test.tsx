/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { summaryOf } from '@/components/student/start/start.fixture';
import type { AttemptSummary, RetiredHomework } from '@/lib/contract/attempt/attempt';
import type { AgeGroup } from '@/lib/cabinet/age-group';
import { MyHomework } from './my-homework';

const done = (change: Partial<AttemptSummary> = {}) =>
  summaryOf({ finishedAt: '2026-03-05T10:00:00Z', score: 40, grade: 3, ...change });
const show = (
  attempts: AttemptSummary[],
  ageGroup: AgeGroup = 'unknown',
  retired: RetiredHomework[] = [],
) =>
  render(<MyHomework name="Миша" timeZone="Europe/Moscow" {...{ ageGroup, attempts, retired }} />);

describe("the student's cabinet", () => {
  test('[HW-09] what is begun can be gone on with', () => {
    show([summaryOf({ attemptCode: 'begun' })]);
    const begun = screen.getByRole('region', { name: 'Продолжить' });
    expect(within(begun).getByRole('link', { name: /Продолжить/ })).toHaveAttribute(
      'href',
      '/lesson/homework/begun',
    );
    expect(within(begun).getByRole('progressbar')).toHaveAttribute('aria-valuetext', '3 из 12');
    expect(screen.queryByRole('region', { name: 'Сдано' })).toBeNull();
  });

  test('[HW-09] a homework that is done stands there once, with its best mark', () => {
    show([
      done({ attemptCode: 'second', score: 40, grade: 3, number: 2 }),
      done({ attemptCode: 'first', score: 80, grade: 5 }),
      done({ attemptCode: 'other', taskHash: 'gogogogogogogogo', title: 'Степени' }),
    ]);
    const [first, other] = within(screen.getByRole('region', { name: 'Сдано' })).getAllByRole(
      'listitem',
    );
    expect(first).toHaveTextContent('80 баллов из 100, лучшая из 2 попыток');
    expect(first).toHaveTextContent('Оценка 5');
    expect(within(first as HTMLElement).getByRole('link')).toHaveAttribute(
      'href',
      '/lesson/homework/first/result',
    );
    expect(other).toHaveTextContent('Степени');
    expect(other).not.toHaveTextContent('лучшая');
  });

  test.each<[AgeGroup, string, RegExp]>([
    ['primary', 'Привет, Миша!', /^Попроси у/],
    ['middle', 'Привет, Миша!', /^Попроси у/],
    ['high', 'Здравствуйте, Миша!', /^Попросите у/],
    ['unknown', 'Привет, Миша!', /^Попросите у/],
  ])('[CFG-05] to the age group %s it says %s', (ageGroup, greeting, words) => {
    show([], ageGroup);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(greeting);
    expect(screen.getByText(words)).toBeVisible();
  });

  test('[REV-02] [REV-03] what the teacher gave back is said to be so, and what waits for them', () => {
    show([
      summaryOf({ attemptCode: 'returned', isReturned: true }),
      summaryOf({
        ...{ taskHash: 'zuzuzuzuzuzuzuzu', finishedAt: '2026-03-05T10:00:00Z', awaitingCount: 1 },
      }),
    ]);
    expect(screen.getByText('Учитель вернул на доработку')).toBeVisible();
    expect(screen.getByText('Ждёт проверки учителя')).toBeVisible();
  });

  test('[ROUTE-16] an empty cabinet says what to do', () => {
    show([]);
    expect(screen.getByText('Заданий пока нет')).toBeVisible();
    expect(screen.getByText(/Попросите у учителя ссылку/)).toBeVisible();
  });

  test('[TRUST-02] says where work went that a teacher has removed or moved', () => {
    const taskHash = 'gogogogogogogogo';
    show([], 'unknown', [{ taskHash, title: 'Дроби', retired: 'removed' }]);
    expect(screen.getByRole('status')).toHaveTextContent(/«Дроби».—.учитель убрал это имя/);
    expect(screen.getByRole('link', { name: '«Дроби»' })).toHaveAttribute(
      'href',
      `/student/${taskHash}`,
    );
  });
});
