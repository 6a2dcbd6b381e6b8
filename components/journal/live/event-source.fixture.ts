import type { JournalEvent } from '@/lib/contract/journal/stream';

/** Stands in for the browser's EventSource, which jsdom does not have; a test says what comes. */
export class FakeEventSource {
  /** Those that were opened, the newest last. */
  static opened: FakeEventSource[] = [];
  static get last(): FakeEventSource {
    const last = FakeEventSource.opened.at(-1);
    if (!last) throw new Error('No stream was opened');
    return last;
  }

  onmessage: ((message: { data: string }) => void) | undefined;
  onerror: (() => void) | undefined;
  isClosed = false;

  constructor(readonly address: string) {
    FakeEventSource.opened.push(this);
  }

  close(): void {
    this.isClosed = true;
  }

  send(event: JournalEvent): void {
    if (!this.isClosed) this.onmessage?.({ data: JSON.stringify(event) });
  }

  fail(): void {
    if (!this.isClosed) this.onerror?.();
  }
}

/** For the tests of a file. */
export function fakeEventSource(): void {
  beforeEach(() => {
    FakeEventSource.opened = [];
    Object.assign(globalThis, { EventSource: FakeEventSource });
  });
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'EventSource');
  });
}
