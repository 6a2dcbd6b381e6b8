import { Channel } from './channel';

type Events = { counted: number; named: string };

describe('a channel', () => {
  test('[UI-11] carries each event with its detail to all who listen to it', () => {
    const channel = new Channel<Events>();
    const received: (number | string)[] = [];
    channel.subscribe('counted', (count) => received.push(count));
    channel.subscribe('counted', (count) => received.push(count * 10));
    channel.subscribe('named', (name) => received.push(name));
    expect(channel.emit('counted', 4)).toBe(true);
    expect(channel.emit('named', 'Зорина')).toBe(true);
    expect(received).toEqual([4, 40, 'Зорина']);
  });

  test('[UI-11] tells whoever emits that nobody listens', () => {
    const channel = new Channel<Events>();
    expect(channel.emit('counted', 1)).toBe(false);
    const stop = channel.subscribe('counted', () => undefined);
    expect(channel.emit('counted', 1)).toBe(true);
    expect(channel.emit('named', '')).toBe(false);
    stop();
    expect(channel.emit('counted', 1)).toBe(false);
  });

  test('[UI-11] a listener that has stopped, even twice, hears nothing more', () => {
    const channel = new Channel<Events>();
    const listener = jest.fn();
    const stop = channel.subscribe('counted', listener);
    stop();
    stop();
    channel.emit('counted', 1);
    expect(listener).not.toHaveBeenCalled();
  });

  test.each([
    ['emit', (channel: Channel<Events>) => channel.emit('counted', 1)],
    ['subscribe', (channel: Channel<Events>) => channel.subscribe('named', jest.fn())],
    ['destroy', (channel: Channel<Events>) => channel.destroy()],
  ])('[UI-11] %s throws after destruction', (_name, use) => {
    const channel = new Channel<Events>();
    channel.destroy();
    expect(() => use(channel)).toThrow(new Error('Channel is destroyed'));
  });

  test('[UI-11] destruction removes listeners, in the middle of an event too', () => {
    const channel = new Channel<Events>();
    const later = jest.fn();
    channel.subscribe('counted', () => channel.destroy());
    const stop = channel.subscribe('counted', later);
    channel.emit('counted', 1);
    expect(later).not.toHaveBeenCalled();
    expect(stop).not.toThrow();
  });

  test('[UI-11] channels do not hear each other', () => {
    const listener = jest.fn();
    new Channel<Events>().subscribe('counted', listener);
    new Channel<Events>().emit('counted', 1);
    expect(listener).not.toHaveBeenCalled();
  });
});
