/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TooltipPosition } from './side-of';
import { Tooltip } from './tooltip';

/** jsdom knows no layout: a window of 1000 × 800, an element of 100 × 40, a tooltip of 60 × 30. */
const windowSize = { width: 1000, height: 800 };
const elementSize = { width: 100, height: 40 };
const tooltipSize = { width: 60, height: 30 };

function layOut(x: number, y: number): void {
  document.body.style.margin = '0';
  const sizeOf = (element: Element) => {
    if (element instanceof HTMLButtonElement) return elementSize;
    if (element.querySelector('[role=tooltip]') && element.hasAttribute('data-side'))
      return tooltipSize;
    return windowSize;
  };
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: Element,
  ) {
    const { width, height } = sizeOf(this);
    return this instanceof HTMLButtonElement
      ? new DOMRect(x, y, width, height)
      : new DOMRect(0, 0, width, height);
  });
  for (const [property, side] of [
    ['offsetWidth', 'width'],
    ['offsetHeight', 'height'],
    ['clientWidth', 'width'],
    ['clientHeight', 'height'],
  ] as const)
    jest
      .spyOn(
        property.startsWith('offset') ? HTMLElement.prototype : Element.prototype,
        property as 'clientWidth',
        'get',
      )
      .mockImplementation(function (this: Element) {
        return sizeOf(this)[side];
      });
}

async function place(position: TooltipPosition, x: number, y: number) {
  layOut(x, y);
  render(
    <Tooltip content="Подсказка" position={position}>
      <button type="button">Кнопка</button>
    </Tooltip>,
  );
  await userEvent.tab();
  const positioner = screen.getByRole('tooltip').parentElement;
  await waitFor(() => expect(positioner?.style.transform).toMatch(/^translate/));
  const [left, top] = positioner?.style.transform.match(/\d+/g)?.map(Number) ?? [];
  return { side: positioner?.dataset.side, left, top };
}

afterEach(() => jest.restoreAllMocks());

describe('a tooltip', () => {
  test.each([
    ['top', { side: 'top', left: 420, top: 300 - 30 - 8 }],
    ['above', { side: 'top', left: 420, top: 300 - 30 - 8 }],
    ['bottom', { side: 'bottom', left: 420, top: 340 + 8 }],
    ['below', { side: 'bottom', left: 420, top: 340 + 8 }],
    ['left', { side: 'left', left: 400 - 60 - 8, top: 305 }],
    ['before', { side: 'left', left: 400 - 60 - 8, top: 305 }],
    ['right', { side: 'right', left: 500 + 8, top: 305 }],
    ['after', { side: 'right', left: 500 + 8, top: 305 }],
  ] as const)('[UI-09] stands 8 px from its element (%s)', async (position, expected) => {
    expect(await place(position, 400, 300)).toEqual(expected);
  });

  test.each([
    ['top', 450, 30, 'bottom'],
    ['bottom', 450, 730, 'top'],
    ['left', 50, 300, 'right'],
    ['right', 860, 300, 'left'],
  ] as const)('[UI-09] goes to the other side where there is no room (%s)', async (...row) => {
    const [position, x, y, side] = row;
    expect(await place(position, x, y)).toMatchObject({ side });
  });

  test.each([
    ['the left', -50, 8],
    ['the right', 920, 1000 - 60 - 8],
  ])('[UI-09] keeps 8 px from %s edge of the window', async (_edge, x, left) => {
    expect(await place('bottom', x, 300)).toMatchObject({ side: 'bottom', left });
  });
});
