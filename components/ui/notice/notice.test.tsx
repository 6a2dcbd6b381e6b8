/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { Button } from '@/components/ui/button/button';
import { Notice } from './notice';

it.each(['info', 'positive', 'warning'] as const)('[UI-12] %s waits for its turn', (tone) => {
  render(<Notice tone={tone} title="Ссылка скопирована" />);
  expect(screen.getByRole('status')).toHaveTextContent('Ссылка скопирована');
});

it('[UI-12] bad news interrupts, and offers what to do', () => {
  render(
    <Notice tone="negative" title="Не удалось сохранить" action={<Button>Повторить</Button>}>
      Всё, что вы ввели, осталось на странице.
    </Notice>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('осталось на странице');
  expect(screen.getByRole('button', { name: 'Повторить' })).toBeVisible();
});
