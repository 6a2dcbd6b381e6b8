/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { LinkButton } from '@/components/ui/link-button/link-button';
import { EmptyState } from './empty-state';

it('says what is missing and what to do next', () => {
  render(
    <EmptyState
      title="Заданий пока нет"
      action={<LinkButton href="/homework/new">Создать задание</LinkButton>}
    >
      Выберите тетрадь и отправьте ссылку классу.
    </EmptyState>,
  );
  expect(screen.getByText('Заданий пока нет')).toBeVisible();
  expect(screen.getByText(/Выберите тетрадь/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Создать задание' })).toBeVisible();
});
