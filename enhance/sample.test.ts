/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { openDocument, samplePage, samplePart } from '@/tests/support/unit/document-page';
import { startSample } from './sample';

jest.mock('next/navigation', () => ({ useRouter: () => null }));

const send = jest.fn<Promise<unknown>, [URL, RequestInit]>();
const page = (text: string, more = {}) =>
  Promise.resolve({ ok: true, redirected: false, text: () => Promise.resolve(text), ...more });
const checked = (right: boolean) =>
  samplePage({
    state: 'checked',
    answer: '3',
    right,
    explanation: 'Потому что $\\frac{1}{2}$ и **так**.',
  });

const verdict = () => screen.getByRole('status');
const button = () => screen.getByRole('button');
const press = () => userEvent.click(button());
const answer = (text: string) => userEvent.type(screen.getByRole('textbox'), text);

function open() {
  const shown = openDocument(samplePart());
  startSample();
  return shown;
}

beforeEach(() => {
  history.replaceState(null, '', '/fizika_7-class?utm_source=a#sample');
  send.mockReset();
  globalThis.fetch = send as unknown as typeof fetch;
  globalThis.AbortSignal.timeout ??= () => new AbortController().signal;
});

describe('the sample in a document', () => {
  test('[HW-03] is checked in place: the verdict is that of the page a browser would load', async () => {
    send.mockReturnValue(page(checked(false)));
    open();
    await answer('2,5 & <b>');
    await press();
    const [address] = send.mock.calls[0] ?? [];
    expect(`${address}`).toBe('http://localhost/fizika_7-class?answer=2%2C5+%26+%3Cb%3E');
    await waitFor(() => expect(verdict()).toHaveTextContent(/Неверно.*Потому что/));
    expect(verdict().querySelector('math mfrac')).not.toBeNull();
    expect(location.search).toBe('?answer=2%2C5+%26+%3Cb%3E');
    expect(screen.getByRole('textbox')).toHaveValue('2,5 & <b>');
    expect('isHurt' in window).toBe(false);
  });

  test('[HW-03] while it waits it says so, keeps the focus and takes no second press', async () => {
    let tell: (value: unknown) => void = () => undefined;
    send.mockReturnValue(new Promise((resolve) => (tell = resolve)));
    open();
    await answer('3');
    await press();
    await press();
    expect(send).toHaveBeenCalledTimes(1);
    expect(button()).toHaveTextContent('Проверяем…');
    expect(button()).toHaveAttribute('aria-disabled', 'true');
    expect(button()).toHaveFocus();
    tell(await page(checked(true)));
    await waitFor(() => expect(verdict()).toHaveTextContent('Верно'));
    expect(button()).toHaveTextContent('Проверить');
    expect(button()).toHaveAttribute('aria-disabled', 'false');
  });

  test('[HW-03] the verdict goes when the answer is changed', async () => {
    send.mockReturnValue(page(checked(false)));
    open();
    await answer('3');
    await press();
    await waitFor(() => expect(verdict()).toHaveTextContent('Неверно'));
    await answer('1');
    expect(verdict()).toHaveTextContent('Ответ изменён: проверьте его снова.');
  });

  test('[UI-12] an empty answer is not sent: what is missing is said, in our words', async () => {
    open();
    await press();
    expect(send).not.toHaveBeenCalled();
    expect(verdict()).toHaveTextContent('Сначала ответьте');
    expect(screen.getByRole('textbox')).toHaveFocus();
    await answer('1');
    expect(verdict()).toBeEmptyDOMElement();
  });

  test.each<[string, () => Promise<unknown>]>([
    ['there is no network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the server is busy', () => page('', { ok: false, status: 503 })],
    ['the answer is another page', () => page('<html><h1>Проверка сети</h1>')],
    ['the answer breaks off', () => page('', { text: () => Promise.reject(new Error('cut')) })],
  ])('[HW-03] says that it could not be checked when %s', async (_, reply) => {
    send.mockImplementation(reply);
    open();
    await answer('3');
    await press();
    await waitFor(() => expect(verdict()).toHaveTextContent(/Не удалось проверить/));
    expect(button()).toHaveAttribute('aria-disabled', 'false');
    expect(location.search).toBe('?utm_source=a');
  });

  test('[HW-03] no verdict in the page is none to show', async () => {
    send.mockReturnValue(page(samplePage({ state: 'unanswered' })));
    open();
    await answer('x');
    await press();
    await waitFor(() => expect(button()).toHaveTextContent('Проверить'));
    expect(verdict()).toBeEmptyDOMElement();
  });

  test('a choice is asked for by its own words', async () => {
    const task = {
      ...{ id: 't1', kind: 'single_choice' as const, prompt: 'Choose', points: 1 },
      options: [{ id: 'x1', text: 'takes' }],
    };
    send.mockReturnValue(page(checked(true)));
    openDocument(samplePart({ sample: { title: 'Выбор', task } }));
    startSample();
    await press();
    expect(screen.getByRole('radio')).toHaveFocus();
    await userEvent.click(screen.getByRole('radio'));
    await press();
    expect(`${send.mock.calls[0]?.[0]}`).toMatch(/\?answer=x1$/);
  });
});

test.each(['[data-enhance="sample"]', '[data-enhance="sample-submit"]', '[role="status"]'])(
  '[DOC-01] a page without %s is left alone',
  (selector) => {
    const shown = openDocument(samplePart());
    shown.querySelector(selector)?.remove();
    startSample();
    expect(shown.querySelector('form[novalidate]')).toBeNull();
  },
);
