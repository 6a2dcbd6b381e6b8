/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ArrowUp } from 'lucide-react';
import { IconButton } from './icon-button';

describe('an icon button', () => {
  test('[UI-12] is named by what it does and to what', () => {
    render(
      <>
        <span id="row">Дроби</span>
        <IconButton icon={ArrowUp} label="Выше" ofId="row" />
        <IconButton icon={ArrowUp} label="Закрыть" />
      </>,
    );
    expect(screen.getByRole('button', { name: 'Выше Дроби' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Закрыть' })).toBeVisible();
  });

  test('[UI-12] keeps the focus when there is nothing to do, and does nothing', async () => {
    const onClick = jest.fn();
    render(<IconButton icon={ArrowUp} label="Выше" disabled onClick={onClick} />);
    await userEvent.click(screen.getByRole('button'));
    expect(onClick).not.toHaveBeenCalled();
    expect(screen.getByRole('button')).toHaveFocus();
  });

  test('[UI-09] [UI-12] shows its words beside it, and is described by nothing twice', async () => {
    render(<IconButton icon={ArrowUp} label="Выше" />);
    await userEvent.tab();
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Выше');
    expect(screen.getByRole('button', { name: 'Выше' })).not.toHaveAccessibleDescription();
  });
});
