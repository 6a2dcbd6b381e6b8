/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import type { CmsReviewEntry } from '@/lib/contract/step-review/step-review';
import { StepReviews } from './step-reviews';

const entry: CmsReviewEntry = {
  ...{ kind: 'comment' as const, text: 'Неясно, что дано', by: 'Ольга Пробная', revision: 1 },
  ...{ stepUuid: 's1', stepTitle: 'Сложение', isOutdated: true, createdAt: '2099-03-04T06:05:00Z' },
};
const show = (...entries: CmsReviewEntry[]) =>
  render(<StepReviews workbookId="matematika-5" entries={entries} timeZone="Europe/Moscow" />);

test('[HW-12] says who said what of which revision of a step, and leads to the step', () => {
  show(entry);
  expect(screen.getByRole('link', { name: 'Сложение' })).toHaveAttribute(
    'href',
    '/homework/workbook/matematika-5/step/s1/preview',
  );
  const text = screen.getByRole('listitem').textContent.replace(/\s/g, ' ');
  expect(text).toContain('Замечание · Ольга Пробная · 4 марта 2099, 09:05');
  expect(text).toContain('редакция 1, уже заменена');
  expect(text).toContain('Неясно, что дано');
});

test('[HW-12] says so where nothing was said', () => {
  show();
  expect(screen.getByText(/Пока никто ничего/)).toBeVisible();
});
