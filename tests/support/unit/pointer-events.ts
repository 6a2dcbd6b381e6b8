/** Pointers, which this environment knows nothing of: a mouse event that says which pointer it is. */
class TestPointerEvent extends MouseEvent {
  readonly pointerId: number;
  readonly pointerType: string;

  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init);
    this.pointerId = init.pointerId ?? 0;
    this.pointerType = init.pointerType ?? 'mouse';
  }
}

/** Lets pointers be pressed and moved over elements that are all of one size. */
export function withPointers({ width, height }: { width: number; height: number }): void {
  Object.assign(window, { PointerEvent: TestPointerEvent });
  HTMLElement.prototype.setPointerCapture = () => undefined;
  HTMLElement.prototype.getBoundingClientRect = () => new DOMRect(0, 0, width, height);
}
