import { Channel } from '@/components/ui/channel/channel';

type RejectReason = 'dismissed' | 'navigation' | 'unmounted';

/** What a dialog ends with when it ends without a value. */
export class DialogRejected extends Error {
  override readonly name = 'DialogRejected';

  constructor(readonly reason: RejectReason) {
    super(`The dialog was closed without an answer: ${reason}`);
  }
}

type DialogAnswer<Value> =
  { kind: 'value'; value: Value } | { kind: 'rejected'; reason: RejectReason };

/** `closeRequested`: has its answer and fades out; `detached`: removed. [UI-06] */
export type DialogState<Value> =
  | { kind: 'opened' }
  | { kind: 'closeRequested'; answer: DialogAnswer<Value> }
  | { kind: 'detached'; answer: DialogAnswer<Value> };

/**
 * A dialog that was asked for, with its states opened, close requested and detached, and a promise-like of
 * the value that it is closed with. It settles as soon as closing is requested; it rejects with
 * `DialogRejected`. Only the first answer counts. [UI-06]
 */
export class DialogRequest<Value> implements PromiseLike<Value> {
  readonly #channel = new Channel<{ changed: DialogState<Value> }>();
  readonly #result: Promise<Value>;
  #settle: (answer: DialogAnswer<Value>) => void = () => undefined;
  #state: DialogState<Value> = { kind: 'opened' };

  constructor() {
    this.#result = new Promise((resolve, reject) => {
      this.#settle = (answer) =>
        answer.kind === 'value' ? resolve(answer.value) : reject(new DialogRejected(answer.reason));
    });
    // Who does not wait for the answer need not care that there was none.
    this.#result.catch(() => undefined);
  }

  readonly then: PromiseLike<Value>['then'] = (onValue, onRejected) =>
    this.#result.then(onValue, onRejected);

  readonly state = (): DialogState<Value> => this.#state;

  /** Calls back at each change of state; returns how to stop. */
  readonly subscribe = (listener: () => void): (() => void) =>
    this.#channel.subscribe('changed', listener);

  /** Requests closing, with the answer. */
  close(value: Value): void {
    this.#requestClose({ kind: 'value', value });
  }

  /** Requests closing, without an answer. */
  reject(reason: RejectReason = 'dismissed'): void {
    this.#requestClose({ kind: 'rejected', reason });
  }

  /** It is no longer there; without an answer until now, it was rejected. */
  detach(): void {
    if (this.#state.kind === 'detached') return;
    if (this.#state.kind === 'opened') this.reject('unmounted');
    if (this.#state.kind === 'closeRequested') this.#change({ ...this.#state, kind: 'detached' });
    this.#channel.destroy();
  }

  #requestClose(answer: DialogAnswer<Value>): void {
    if (this.#state.kind !== 'opened') return;
    this.#change({ kind: 'closeRequested', answer });
    this.#settle(answer);
  }

  #change(state: DialogState<Value>): void {
    this.#state = state;
    this.#channel.emit('changed', state);
  }
}
