type Message<Detail> = { detail: Detail; isReceived: boolean };

/**
 * A channel of named custom events, by which parts that do not know each other tell each other what
 * happens. Whatever is done with it after its destruction throws 'Channel is destroyed'. [UI-11]
 */
export class Channel<Events extends object> {
  #target: EventTarget | null = new EventTarget();

  /** Tells all who listen to the event; false when nobody does. */
  emit<Name extends keyof Events & string>(name: Name, detail: Events[Name]): boolean {
    const message: Message<Events[Name]> = { detail, isReceived: false };
    this.#living().dispatchEvent(new CustomEvent(name, { detail: message }));
    return message.isReceived;
  }

  /** Begins to listen; returns how to stop, which may be called at any time. */
  subscribe<Name extends keyof Events & string>(
    name: Name,
    listener: (detail: Events[Name]) => void,
  ): () => void {
    const target = this.#living();
    const hear = (event: Event) => {
      // The channel may have ended while this event went from one listener to the next.
      if (this.#target === null) return;
      const message = (event as CustomEvent<Message<Events[Name]>>).detail;
      message.isReceived = true;
      listener(message.detail);
    };
    target.addEventListener(name, hear);
    return () => target.removeEventListener(name, hear);
  }

  /** Ends the channel: nobody hears anything any more. */
  destroy(): void {
    this.#living();
    this.#target = null;
  }

  #living(): EventTarget {
    if (this.#target === null) throw new Error('Channel is destroyed');
    return this.#target;
  }
}
