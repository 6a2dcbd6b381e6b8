/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { jsonReply } from '@/tests/support/unit/json-reply';
import { AccountLink } from './account-link';

const send = jest.fn<Promise<unknown>, [string, RequestInit]>();
const reply = (content: unknown, isOk = true) => {
  const isSession = typeof content === 'object' && content !== null && 'user' in content;
  return jsonReply(isOk ? 200 : 500, isSession ? { entries: [], ...content } : content);
};
const settle = () => act(() => new Promise<void>((done) => void setTimeout(done)));
const show = async () => {
  const view = render(<AccountLink />);
  await settle();
  return view;
};

beforeEach(() => {
  send.mockReset();
  globalThis.fetch = send as unknown as typeof fetch;
});

describe('the account button of public pages', () => {
  test('is a link to the sign-in page before any script runs', () => {
    const page = document.createElement('div');
    page.innerHTML = renderToStaticMarkup(<AccountLink />);
    const link = page.querySelector('a');
    expect(link).toHaveAttribute('href', '/login');
    expect(link).toHaveAccessibleName('Войти');
    expect(send).not.toHaveBeenCalled();
  });

  test('[ROUTE-28] leads whoever is signed in to their pages', async () => {
    send.mockReturnValue(reply({ user: { homePath: '/teacher/profile' } }));
    await show();
    expect(screen.getByRole('link', { name: 'Мой кабинет' })).toHaveAttribute(
      'href',
      '/teacher/profile',
    );
    expect(send).toHaveBeenCalledTimes(1);
    expect(send.mock.calls[0]?.[0]).toBe('/api/session');
  });

  test('has the same words in it before and after, so that its width stays', async () => {
    send.mockReturnValue(reply({ user: { homePath: '/school' } }));
    const { container } = render(<AccountLink />);
    const before = container.textContent;
    await settle();
    expect(screen.getByRole('link', { name: 'Мой кабинет' })).toBeInTheDocument();
    expect(container.textContent).toBe(before);
  });

  test.each<[string, () => Promise<unknown>]>([
    ['a guest', () => reply({ user: null })],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a failing server', () => reply({ code: 'internal' }, false)],
    ['an answer that is not ours', () => reply('<html>')],
    ['nothing', () => reply(null)],
    ['a path to another host', () => reply({ user: { homePath: '//evil.example' } })],
    ['a script', () => reply({ user: { homePath: 'javascript:alert(1)' } })],
    ['a path that is no text', () => reply({ user: { homePath: {} } })],
  ])('stays as it is for %s', async (_, answer) => {
    send.mockImplementation(answer);
    await show();
    expect(screen.getByRole('link', { name: 'Войти' })).toHaveAttribute('href', '/login');
  });

  test('[AUTH-14] asks again when the browser brings back a page that it kept', async () => {
    send.mockReturnValueOnce(reply({ user: { homePath: '/teacher/profile' } }));
    await show();
    send.mockReturnValueOnce(reply({ user: null }));
    const event = Object.assign(new Event('pageshow'), { persisted: true });
    act(() => void window.dispatchEvent(event));
    await settle();
    expect(screen.getByRole('link', { name: 'Войти' })).toBeInTheDocument();
  });

  test.each([
    ['forgets who was stored', { user: null }, null],
    ['leaves who is stored', { user: { homePath: '/school' } }, '{"role":{}}'],
    ['leaves who is stored when it cannot be known', {}, '{"role":{}}'],
  ])('[ROUTE-06] %s: %j', async (_, said, expected) => {
    localStorage.setItem('edu-token-collection', '{"role":{}}');
    send.mockReturnValue(reply(said));
    await show();
    expect(localStorage.getItem('edu-token-collection')).toBe(expected);
  });

  test('ends the request together with the page', async () => {
    send.mockReturnValue(new Promise(() => undefined));
    const { unmount } = await show();
    unmount();
    expect(send.mock.calls[0]?.[1].signal?.aborted).toBe(true);
  });
});
