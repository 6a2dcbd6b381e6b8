/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { Spinner } from './spinner';

/** One unit of the spacing scale, in px. */
const UNIT = 4;
const drawing = () => screen.getByRole('status').querySelector('svg');

describe('a spinner', () => {
  test('[UI-10] says what is waited for', () => {
    const { rerender } = render(<Spinner label="Сохраняем…" />);
    expect(screen.getByRole('status')).toHaveTextContent('Сохраняем…');
    rerender(<Spinner />);
    expect(screen.getByRole('status')).toHaveTextContent('Загрузка…');
  });

  test('[UI-12] is silent beside words that say it already', () => {
    const { container } = render(<Spinner label={null} />);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    expect(container).toHaveTextContent('');
  });

  test.each([
    ['s', 12],
    ['m', 20],
    ['l', 40],
  ] as const)('[UI-10] of size %s is %i px', (size, px) => {
    render(<Spinner size={size} />);
    expect(drawing()).toHaveClass(`size-${px / UNIT}`);
  });

  test('[UI-10] is of size m, primary and static unless it is said', () => {
    render(<Spinner />);
    expect(drawing()).toHaveClass('size-5');
    expect(screen.getByRole('status')).toHaveClass('inline-flex', 'text-accent');
  });

  test.each([
    ['primary', 'text-accent'],
    ['secondary', 'text-ink-soft'],
    ['inversed', 'text-surface'],
  ] as const)('[UI-10] in %s is drawn in %s', (colour, look) => {
    render(<Spinner colour={colour} />);
    expect(screen.getByRole('status')).toHaveClass(look);
    for (const part of drawing()?.children ?? [])
      expect(part).toHaveAttribute('stroke', 'currentColor');
  });

  test('[UI-10] in a custom colour takes that of the text around it', () => {
    render(<Spinner colour="custom" />);
    expect(screen.getByRole('status').className).not.toMatch(/\btext-/);
  });

  test.each([
    ['static', ['inline-flex']],
    ['absolute', ['absolute', 'inset-0']],
    ['fixed', ['fixed', 'inset-0']],
  ] as const)('[UI-10] can be %s', (position, looks) => {
    render(<Spinner position={position} />);
    expect(screen.getByRole('status')).toHaveClass(...looks);
  });

  test('[UI-10] on top of something lets presses through', () => {
    render(<Spinner position="fixed" />);
    expect(screen.getByRole('status')).toHaveClass('pointer-events-none');
  });
});
