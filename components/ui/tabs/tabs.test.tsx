/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tabs } from './tabs';

const tabs = [
  { value: 'open', label: 'Открытые', content: 'Три задания' },
  { value: 'late', label: 'Просроченные', content: 'Ничего', disabled: true },
  { value: 'done', label: 'Сданные', content: 'Одно задание' },
] as const;

describe('tabs', () => {
  test('[UI-12] show the panel of the open tab alone, and name it', () => {
    render(<Tabs label="Задания" tabs={tabs} />);
    expect(screen.getByRole('tablist', { name: 'Задания' })).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Открытые' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tabpanel', { name: 'Открытые' })).toHaveTextContent('Три задания');
    expect(screen.queryByText('Одно задание')).not.toBeInTheDocument();
  });

  test('[UI-12] are one stop of the keyboard; arrows move, open and go round', async () => {
    const onValueChange = jest.fn();
    render(<Tabs label="Задания" tabs={tabs} defaultValue="open" onValueChange={onValueChange} />);
    await userEvent.tab();
    expect(screen.getByRole('tab', { name: 'Открытые' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    expect(screen.getByRole('tab', { name: 'Сданные' })).toHaveFocus();
    expect(onValueChange).toHaveBeenLastCalledWith('done');
    expect(screen.getByRole('tabpanel', { name: 'Сданные' })).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    expect(onValueChange).toHaveBeenLastCalledWith('open');
    await userEvent.tab();
    expect(screen.getByRole('tabpanel')).toHaveFocus();
  });

  test('do not open a tab that is switched off', async () => {
    const onValueChange = jest.fn();
    render(<Tabs label="Задания" tabs={tabs} onValueChange={onValueChange} />);
    await userEvent.click(screen.getByRole('tab', { name: 'Просроченные' }));
    expect(onValueChange).not.toHaveBeenCalled();
    expect(screen.getByRole('tabpanel', { name: 'Открытые' })).toBeVisible();
  });

  test('leave the choice to their owner when asked to', async () => {
    const onValueChange = jest.fn();
    render(<Tabs label="Задания" tabs={tabs} value="open" onValueChange={onValueChange} />);
    await userEvent.click(screen.getByRole('tab', { name: 'Сданные' }));
    expect(onValueChange).toHaveBeenLastCalledWith('done');
    expect(screen.getByRole('tabpanel', { name: 'Открытые' })).toBeVisible();
  });
});
