/** @jest-environment jsdom */
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CircleCheck, CircleX } from 'lucide-react';
import { NotificationHost } from './notification-host';
import { notify, type NotificationOptions } from './notify';

/** The window, whose width a test can change. */
const screenSize = Object.assign(new EventTarget(), { matches: false });

function resize(isSmall: boolean): void {
  act(() => {
    screenSize.matches = isSmall;
    screenSize.dispatchEvent(new Event('change'));
  });
}

beforeEach(() => {
  jest.useFakeTimers();
  screenSize.matches = false;
  window.matchMedia = () => screenSize as MediaQueryList;
});
afterEach(() => jest.useRealTimers());

const saved: NotificationOptions = {
  content: 'Задание сохранено',
  icon: CircleCheck,
  type: 'positive',
  position: 'main',
};

function host() {
  const page = render(
    <>
      <button type="button">Страница</button>
      <NotificationHost />
    </>,
  );
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  return { ...page, user };
}

function show(options: Partial<NotificationOptions> = {}): { close: () => void } {
  const shown: { close: () => void }[] = [];
  act(() => void shown.push(notify({ ...saved, ...options } as NotificationOptions)));
  const [notification] = shown;
  if (!notification) throw new Error('nothing was shown');
  return notification;
}

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const texts = () => screen.queryAllByRole('group').map((group) => group.textContent);
const region = () => screen.queryByRole('region', { name: 'Уведомления' });
const live = (mode: string) => document.querySelector(`[aria-live=${mode}]`);

describe('notifications', () => {
  test('[UI-08] stand newest first', () => {
    host();
    show({ content: 'Первое' });
    show({ content: 'Второе' });
    show({ content: 'Третье' });
    pass(0);
    expect(texts()).toEqual(['Третье', 'Второе', 'Первое']);
  });

  test('[UI-08] hold a custom component in place of content, which can close them', async () => {
    const { user } = host();
    show({
      content: undefined,
      component: ({ close }) => (
        <button type="button" onClick={close}>
          Отменить удаление
        </button>
      ),
    });
    await user.click(screen.getByRole('button', { name: 'Отменить удаление' }));
    pass(300);
    expect(region()).toBeNull();
  });

  test.each([
    ['info', 'Сообщение'],
    ['positive', 'Готово'],
    ['warning', 'Внимание'],
    ['negative', 'Ошибка'],
  ] as const)('[UI-08] have a type, which is said in words, too (%s)', (type, label) => {
    host();
    show({ type });
    expect(screen.getByRole('group', { name: label })).toHaveTextContent('Задание сохранено');
  });

  test('[UI-08] close after 5000 ms when they are auto-closing, and only then', () => {
    host();
    show({ content: 'Уйдёт', autoClosing: true });
    show({ content: 'Останется' });
    pass(4999);
    expect(texts()).toEqual(['Останется', 'Уйдёт']);
    pass(1);
    pass(300);
    expect(texts()).toEqual(['Останется']);
    pass(60_000);
    expect(texts()).toEqual(['Останется']);
  });

  test('[UI-08] the time is paused while the pointer is over them', async () => {
    const { user } = host();
    show({ autoClosing: true });
    pass(3000);
    await user.hover(screen.getByRole('group'));
    pass(60_000);
    expect(texts()).toHaveLength(1);
    await user.unhover(screen.getByRole('group'));
    pass(1999);
    expect(texts()).toHaveLength(1);
    pass(301);
    expect(texts()).toHaveLength(0);
  });

  test('[UI-08] the time is paused while the focus is in them', async () => {
    const { user } = host();
    show({ autoClosing: true });
    pass(3000);
    act(() => screen.getByRole('button', { name: 'Закрыть' }).focus());
    pass(60_000);
    expect(texts()).toHaveLength(1);
    act(() => screen.getByRole('button', { name: 'Страница' }).focus());
    pass(2300);
    expect(texts()).toHaveLength(0);
    await user.tab();
  });

  test('[UI-08] a button closes one of them; the overlay goes with the last', async () => {
    const { user } = host();
    expect(region()).toBeNull();
    show({ content: 'Первое' });
    show({ content: 'Второе' });
    const [second, first] = screen.getAllByRole('group');
    await user.click(within(second as HTMLElement).getByRole('button', { name: 'Закрыть' }));
    pass(300);
    expect(texts()).toEqual(['Первое']);
    expect(region()).toBeInTheDocument();
    await user.click(within(first as HTMLElement).getByRole('button', { name: 'Закрыть' }));
    pass(300);
    expect(region()).toBeNull();
  });

  test('[UI-08] who showed one can close it, once or more often', () => {
    host();
    const notification = show();
    act(() => notification.close());
    pass(300);
    expect(texts()).toEqual([]);
    expect(() => act(() => notification.close())).not.toThrow();
  });

  test('[UI-08] are 840 px wide at most in main, 660 px in secondary', () => {
    host();
    show({ content: 'Главное' });
    show({ content: 'Второстепенное', position: 'secondary' });
    const [main, secondary] = screen.getAllByRole('group');
    expect(main).toHaveClass('max-w-[840px]', 'duration-200');
    expect(secondary).toHaveClass('max-w-[660px]', 'duration-200');
    // 16 px between them, 8 px on mobile.
    expect(main?.parentElement).toHaveClass('gap-2', 'medium:gap-4');
    expect(main?.parentElement).not.toBe(secondary?.parentElement);
  });

  test('[UI-08] all go to secondary on a small screen, newest first', () => {
    host();
    show({ content: 'Первое', position: 'secondary' });
    show({ content: 'Второе', position: 'main' });
    show({ content: 'Третье', position: 'secondary' });
    expect(texts()).toEqual(['Второе', 'Третье', 'Первое']);
    resize(true);
    expect(texts()).toEqual(['Третье', 'Второе', 'Первое']);
    for (const group of screen.getAllByRole('group')) expect(group).toHaveClass('max-w-[660px]');
    resize(false);
    expect(texts()).toEqual(['Второе', 'Третье', 'Первое']);
    expect(live('polite')).toHaveTextContent(/^(Готово\. \S+){3}$/);
  });

  test('[UI-12] are read out: errors at once, the rest in turn', () => {
    host();
    expect(live('polite')).toBeEmptyDOMElement();
    show({ content: <b>Сохранено</b> });
    show({ content: 'Нет сети', type: 'negative', icon: CircleX });
    expect(live('polite')).toHaveTextContent(/^Готово\. Сохранено$/);
    expect(live('assertive')).toHaveTextContent(/^Ошибка\. Нет сети$/);
  });

  test('[UI-12] the focus goes on to the next, and back to the page from the last', async () => {
    const { user } = host();
    show({ content: 'Первое' });
    show({ content: 'Второе' });
    pass(0);
    await user.tab();
    expect(screen.getByRole('button', { name: 'Страница' })).toHaveFocus();
    await user.tab();
    await user.keyboard('{Enter}');
    pass(300);
    expect(screen.getByRole('group')).toHaveFocus();
    await user.tab();
    await user.keyboard('{Enter}');
    pass(300);
    expect(screen.getByRole('button', { name: 'Страница' })).toHaveFocus();
  });

  test('[UI-12] F6 leads to them, Escape closes the one that has the focus', async () => {
    const { user } = host();
    show();
    await user.keyboard('{F6}');
    expect(region()).toHaveFocus();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(texts()).toHaveLength(1);
    const received = jest.fn();
    document.addEventListener('keydown', received);
    act(() => screen.getByRole('button', { name: 'Закрыть' }).focus());
    await user.keyboard('{Escape}');
    pass(300);
    expect(region()).toBeNull();
    // What lies below would close on it, too.
    expect(received).not.toHaveBeenCalled();
    document.removeEventListener('keydown', received);
  });

  test.each([
    ['No content passed', { content: undefined }],
    ['No content passed', { content: null }],
    ['No content passed', { content: '' }],
    ['No icon passed', { icon: undefined }],
    ['No type passed', { type: undefined }],
    ['No type passed', { type: 'fatal' }],
    ['No type passed', { type: '__proto__' }],
    ['No position passed', { position: undefined }],
    ['No position passed', { position: 'top' }],
  ])('[UI-08] a missing part throws %j (%j)', (message, part) => {
    host();
    const incomplete = { ...saved, ...part } as NotificationOptions;
    expect(() => notify(incomplete)).toThrow(new Error(message));
    expect(texts()).toEqual([]);
  });

  test('[UI-08] nobody draws them: that is told at once', () => {
    expect(() => notify(saved)).toThrow('No OverlayHost on this page');
  });
});
