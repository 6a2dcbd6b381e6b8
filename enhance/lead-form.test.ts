/** @jest-environment jsdom */
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { sendJson } from '@/lib/browser/send-json';
import type { Lead } from '@/lib/contract/lead/lead';
import { HONEYPOT } from '@/lib/lead/lead-form';
import { keepVisitMarks } from '@/lib/tracking/visit-marks';
import { leadParts, openDocument } from '@/tests/support/unit/document-page';
import { startLeadForm } from './lead-form';

jest.mock('@/lib/browser/send-json');
const call = jest.mocked(sendJson);

const reply = (status: number, content: unknown) => ({ status, content, sentAt: NaN });
const box = (name: string | RegExp) => screen.getByLabelText(name);
const button = () => screen.getByRole('button', { name: /Отправить заявку/ });
const press = () => userEvent.click(button());
const keys = () =>
  call.mock.calls.map(([, { body }]) => (body as { idempotencyKey: string }).idempotencyKey);

/** Without a key for each letter, which takes its time. */
function type(control: HTMLElement, value: string) {
  fireEvent.input(control, { target: { value } });
}
async function fill() {
  type(box('Имя и фамилия'), 'Анна Морозова');
  type(screen.getByRole('combobox', { name: 'Кто вы' }), 'teacher');
  type(box('Почта'), 'anna@school.ru');
  type(box('Школа'), '№ 5');
  type(box(/Город/), 'Тула');
  await userEvent.click(screen.getByRole('checkbox', { name: /Согласен/ }));
}

function open() {
  const page = openDocument(...leadParts('application'));
  startLeadForm();
  return page;
}

beforeEach(() => {
  history.replaceState(null, '', '/application');
  localStorage.clear();
  sessionStorage.clear();
  call.mockReset().mockResolvedValue(reply(200, { done: true }));
});

describe('an application form in a document', () => {
  test('[ROUTE-21] is sent in place, and says so to the eye and to a screen reader', async () => {
    open();
    await fill();
    await press();
    expect(call).toHaveBeenCalledWith('/api/v1/user/add-lead', {
      method: 'POST',
      body: {
        idempotencyKey: expect.stringMatching(/^[0-9a-f-]{36}$/),
        type: 'application',
        meta: {
          name: 'Анна Морозова',
          role: 'teacher',
          email: 'anna@school.ru',
          school: '№ 5',
          city: 'Тула',
          consent: true,
          visit: {
            utmMarks: [],
            reffererUrl: undefined,
            landingName: 'application',
            userAgent: expect.stringMatching(/jsdom.* viewportSize=1024x768$/),
          },
        },
      },
    });
    const heading = await screen.findByRole('heading', { name: 'Заявка отправлена' });
    expect(heading.parentElement).toHaveFocus();
    expect(screen.queryByRole('button')).toBeNull();
    expect(sessionStorage).toHaveLength(0);
  });

  test('[TRK-03] tells how the person came; a window of another size is no other request', async () => {
    history.replaceState(null, '', '/application?landingName=school&utm_source=vk');
    sessionStorage.setItem('referrer', 'https://ya.ru/');
    keepVisitMarks();
    call.mockResolvedValueOnce(reply(0, null));
    open();
    await fill();
    await press();
    window.innerWidth = 375;
    await press();
    const [first, second] = call.mock.calls.map(([, { body }]) => body as Lead);
    expect(first?.meta.visit).toEqual({
      utmMarks: [{ utmKey: 'utm_source', utmValue: 'vk' }],
      reffererUrl: 'https://ya.ru/',
      landingName: 'school',
      userAgent: expect.stringMatching(/ viewportSize=1024x768$/),
    });
    expect(second?.meta.visit?.userAgent).toMatch(/ viewportSize=375x768$/);
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
    window.innerWidth = 1024;
  });

  test('[ROUTE-21] pressed ten times is sent once, and shows that it waits', async () => {
    call.mockReturnValue(new Promise(() => undefined));
    const form = open().querySelector('form') as HTMLFormElement;
    await fill();
    for (let time = 0; time < 10; time++) fireEvent.submit(form);
    expect(call).toHaveBeenCalledTimes(1);
    expect(button()).toHaveAttribute('aria-busy', 'true');
    expect(button()).toHaveTextContent('Загрузка…');
  });

  test('[UI-12] says at each field what is wrong and puts the cursor into the first', async () => {
    const form = open().querySelector('form');
    expect(form?.noValidate).toBe(true);
    await userEvent.type(box('Имя и фамилия'), 'Анна');
    await press();
    expect(call).not.toHaveBeenCalled();
    const role = screen.getByRole('combobox', { name: 'Кто вы' });
    expect(role).toHaveFocus();
    expect(role).toHaveAccessibleDescription(/Выберите/);
    expect(role).toHaveAttribute('aria-invalid', 'true');
    expect(box('Почта')).toHaveAccessibleDescription(/хватит одного.*Напишите почту/);
    expect(box('Имя и фамилия')).not.toHaveAttribute('aria-invalid');
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription(/Без согласия/);
    const wrong = [...document.querySelectorAll<HTMLElement>('[aria-invalid]')];
    expect(wrong.map((control) => control.getAttribute('name'))).toEqual([
      ...['role', 'email', 'school', 'city', 'consent'],
    ]);
    for (const control of wrong) expect(control).toHaveAccessibleDescription(/\.$/);
    expect(screen.getByRole('alert')).toHaveTextContent('Проверьте отмеченные поля');
    expect(form?.firstElementChild).toBe(screen.getByRole('alert'));
  });

  test('[UI-12] takes back what it said as soon as it is right, and leaves the cursor alone', async () => {
    const page = open();
    await press();
    const before = page.querySelectorAll('[id$="-error"]').length;
    await userEvent.type(box('Школа'), '№ 5');
    expect(box('Школа')).not.toHaveAttribute('aria-invalid');
    expect(box('Школа')).not.toHaveAttribute('aria-describedby');
    expect(box('Школа')).toHaveFocus();
    expect(box(/Город/)).toHaveAttribute('aria-invalid', 'true');
    expect(page.querySelectorAll('[id$="-error"]')).toHaveLength(before - 1);
  });

  test('[UI-12] a second try replaces what the first one said', async () => {
    open();
    await press();
    const first = screen.getByRole('alert');
    await userEvent.type(box('Имя и фамилия'), '1');
    await press();
    expect(screen.getByRole('alert')).not.toBe(first);
    expect(box('Имя и фамилия')).toHaveAccessibleDescription(/имя буквами/);
  });

  test('[ROUTE-21] after a lost answer the same form is the same request, a changed one another', async () => {
    call.mockResolvedValueOnce(reply(0, null)).mockResolvedValueOnce(reply(502, '<html>'));
    open();
    await fill();
    await press();
    expect(screen.getByRole('alert')).toHaveTextContent('Нет связи с сервером');
    expect(box('Школа')).toHaveValue('№ 5');
    expect(button()).not.toHaveAttribute('aria-busy');
    await press();
    await userEvent.type(box('Комментарий'), 'Ждём');
    await press();
    const [first, second, third] = keys();
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  test('[NET-06] what the server alone finds wrong is said at the field', async () => {
    const refusal = { code: 'invalid_request', field: 'body.meta.city' };
    call.mockResolvedValueOnce(reply(400, refusal));
    open();
    await fill();
    await press();
    await waitFor(() => expect(box(/Город/)).toHaveFocus());
    expect(box(/Город/)).toHaveAttribute('aria-invalid', 'true');
  });

  test('[ROUTE-21] too many are said in words', async () => {
    call.mockResolvedValueOnce(reply(429, { code: 'rate_limited' }));
    open();
    await fill();
    await press();
    expect(await screen.findByRole('alert')).toHaveTextContent('эту мы не');
  });

  test('[ROUTE-21] a program that fills in everything is stopped, a person goes on', async () => {
    const honeypot = open().querySelector(`[name="${HONEYPOT}"]`) as HTMLInputElement;
    await fill();
    honeypot.value = 'spam';
    await press();
    expect(call).not.toHaveBeenCalled();
    expect(screen.getByText(/отправьте заявку ещё раз/)).toBeVisible();
    await press();
    expect(call).toHaveBeenCalledTimes(1);
  });

  test('[ROUTE-21] what was typed outlives a reload, the consent does not', async () => {
    open();
    await fill();
    open();
    expect(box('Имя и фамилия')).toHaveValue('Анна Морозова');
    expect(screen.getByRole('combobox')).toHaveValue('teacher');
    expect(screen.getByRole('checkbox')).not.toBeChecked();
  });

  test('[ROUTE-21] a teacher is asked for the subject', async () => {
    openDocument(...leadParts('teacher-licence'));
    startLeadForm();
    await press();
    expect(screen.getByRole('combobox', { name: 'Предмет' })).toHaveAccessibleDescription(
      'Выберите предмет.',
    );
  });

  test('[DOC-01] every text that comes from elsewhere is text', async () => {
    call.mockResolvedValueOnce(reply(500, { code: '<img src=x>', field: '<b>' }));
    const page = open();
    await fill();
    await press();
    await screen.findByRole('alert');
    expect(page.querySelector('img, b')).toBeNull();
  });
});

describe('a page whose mark-up is another one', () => {
  test.each<[string, (page: HTMLElement) => void]>([
    ['has no form', (page) => page.querySelector('form')?.remove()],
    [
      'does not know what is shown in the end',
      (page) => page.querySelector('[data-spare="lead-sent"]')?.remove(),
    ],
    [
      'has an empty one',
      (page) => page.querySelector('[data-spare="lead-sent"]')?.replaceChildren(),
    ],
    ['has no button', (page) => page.querySelector('[data-enhance="lead-submit"]')?.remove()],
  ])('[DOC-01] that %s is left alone', (_, change) => {
    const page = openDocument(...leadParts('application'));
    change(page);
    startLeadForm();
    expect(page.querySelector('form[novalidate]')).toBeNull();
  });

  test('[DOC-01] without places for what is wrong the form still is not sent wrong', async () => {
    const page = openDocument(...leadParts('application'));
    page.querySelectorAll('[data-enhance="lead-field"]').forEach((place) => {
      place.removeAttribute('data-enhance');
    });
    for (const name of ['lead-problem', 'lead-error', 'lead-pending'])
      page.querySelector(`[data-spare="${name}"]`)?.remove();
    startLeadForm();
    await press();
    expect(call).not.toHaveBeenCalled();
    expect(box('Имя и фамилия')).toHaveFocus();
  });
});
