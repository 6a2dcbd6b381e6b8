/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './button';

it('is pressed by mouse and by keyboard', async () => {
  const onClick = jest.fn();
  render(<Button onClick={onClick}>Создать</Button>);
  const button = screen.getByRole('button', { name: 'Создать' });
  await userEvent.click(button);
  await userEvent.keyboard('{Enter} ');
  expect(onClick).toHaveBeenCalledTimes(3);
});

it('sends no form unless it is told to', async () => {
  const onSubmit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button>Просто</Button>
      <Button type="submit">Отправить</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Просто' }));
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Отправить' }));
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

it('while pending says so, keeps its name and the focus, and does nothing', async () => {
  const onClick = jest.fn();
  const onSubmit = jest.fn();
  const view = (pending: boolean) => (
    <form onSubmit={onSubmit}>
      <Button type="submit" pending={pending} onClick={onClick}>
        Отправить
      </Button>
    </form>
  );
  const { rerender } = render(view(false));
  const button = screen.getByRole('button');
  button.focus();
  rerender(view(true));
  await userEvent.keyboard('{Enter}');
  await userEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(button).toHaveAccessibleName(/^Отправить/);
});
