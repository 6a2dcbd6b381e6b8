/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import { useEscapeTurn } from './use-escape-turn';

const layer = (open: boolean) =>
  renderHook(({ isOpen }) => useEscapeTurn(isOpen), { initialProps: { isOpen: open } });

describe('the turn of Escape', () => {
  test('[UI-12] is that of what opened last', () => {
    const first = layer(true);
    const second = layer(false);
    expect(first.result.current(new Event('keydown'))).toBe(true);
    second.rerender({ isOpen: true });
    expect(first.result.current(new Event('keydown'))).toBe(false);
    expect(second.result.current(new Event('keydown'))).toBe(true);
    second.unmount();
    expect(first.result.current(new Event('keydown'))).toBe(true);
  });

  test('[UI-12] one press closes one thing, even if that is gone before the next is asked', () => {
    const lower = layer(true);
    const upper = layer(true);
    const press = new Event('keydown');
    expect(upper.result.current(press)).toBe(true);
    upper.rerender({ isOpen: false });
    expect(lower.result.current(press)).toBe(false);
    expect(lower.result.current(new Event('keydown'))).toBe(true);
  });

  test('[UI-12] is nobody’s who is not open', () => {
    expect(layer(false).result.current(new Event('keydown'))).toBe(false);
  });
});
