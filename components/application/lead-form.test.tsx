/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ErrorCode } from '@/lib/contract/call/errors';
import { sendJson } from '@/lib/browser/send-json';
import { HONEYPOT } from '@/lib/lead/lead-form';
import { LeadForm, type LeadFormProps } from './lead-form';

jest.mock('@/lib/browser/send-json');
const call = jest.mocked(sendJson);

const props: LeadFormProps = {
  type: 'application',
  kept: null,
  subjects: [{ value: '6', label: 'Физика' }],
  consentHref: '/user-agreement',
  homeHref: '/',
};
const bodies = () =>
  call.mock.calls.map(
    ([, input]) => (input as { body: { idempotencyKey: string; meta: object } }).body,
  );
const refuse = (code: ErrorCode, status: number, field?: string) =>
  call.mockResolvedValueOnce({ status, content: { code, field }, sentAt: NaN });
const box = (name: string | RegExp) => screen.getByLabelText(name);
const press = () => userEvent.click(screen.getByRole('button', { name: /Отправить заявку/ }));

async function fill() {
  await userEvent.type(box('Имя и фамилия'), 'Анна Морозова');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Кто вы' }), 'Учитель');
  await userEvent.type(box('Почта'), 'anna@school.ru');
  await userEvent.type(box('Школа'), '№ 5');
  await userEvent.type(box(/Город/), 'Тула');
  await userEvent.click(screen.getByRole('checkbox', { name: /Согласен/ }));
}

beforeEach(() => {
  sessionStorage.clear();
  call.mockReset();
  call.mockResolvedValue({ status: 200, content: { done: true }, sentAt: NaN });
});

describe('an application form', () => {
  test('[ROUTE-21] is sent in place, and says so to the eye and to a screen reader', async () => {
    render(<LeadForm {...props} />);
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

  test('[ROUTE-21] pressed ten times is sent once, and shows that it waits', async () => {
    call.mockReturnValue(new Promise(() => undefined));
    render(<LeadForm {...props} />);
    await fill();
    const button = screen.getByRole('button', { name: /Отправить/ });
    const form = button.closest('form');
    if (!form) throw new Error('no form');
    act(() => {
      for (let press = 0; press < 10; press++) fireEvent.submit(form);
    });
    await waitFor(() => expect(call).toHaveBeenCalled());
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(call).toHaveBeenCalledTimes(1);
    expect(button).toHaveAttribute('aria-busy', 'true');
  });

  test('[UI-12] says at each field what is wrong and puts the cursor into the first', async () => {
    render(<LeadForm {...props} />);
    await userEvent.type(box('Имя и фамилия'), 'Анна');
    await press();
    expect(call).not.toHaveBeenCalled();
    const role = screen.getByRole('combobox', { name: 'Кто вы' });
    expect(role).toHaveFocus();
    expect(role).toHaveAccessibleDescription(/Выберите/);
    expect(box('Имя и фамилия')).toBeValid();
    for (const name of ['Почта', 'Школа', /Город/]) expect(box(name)).toBeInvalid();
    expect(screen.getByRole('checkbox')).toBeInvalid();
    expect(screen.getByRole('alert')).toHaveTextContent('Проверьте отмеченные поля');
  });

  test('[UI-12] takes back what it said as soon as it is right, and leaves the cursor alone', async () => {
    render(<LeadForm {...props} />);
    await press();
    await userEvent.type(box('Школа'), '№ 5');
    expect(box('Школа')).toBeValid();
    expect(box('Школа')).toHaveFocus();
    expect(box(/Город/)).toBeInvalid();
  });

  test('[ROUTE-21] after a lost answer the same form is the same request, a changed one another', async () => {
    refuse('unavailable', 0);
    refuse('unavailable', 0);
    render(<LeadForm {...props} />);
    await fill();
    await press();
    expect(screen.getByRole('alert')).toHaveTextContent('Нет связи с сервером');
    expect(box('Школа')).toHaveValue('№ 5');
    await press();
    await userEvent.type(box('Комментарий'), 'Ждём');
    await press();
    const [first, second, third] = bodies().map(({ idempotencyKey }) => idempotencyKey);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  test('[NET-06] what the server alone finds wrong is said at the field', async () => {
    refuse('invalid_request', 400, 'body.meta.city');
    render(<LeadForm {...props} />);
    await fill();
    await press();
    await waitFor(() => expect(box(/Город/)).toBeInvalid());
    await waitFor(() => expect(box(/Город/)).toHaveFocus());
  });

  test('[ROUTE-21] too many are said in words', async () => {
    refuse('rate_limited', 429);
    render(<LeadForm {...props} />);
    await fill();
    await press();
    expect(await screen.findByRole('alert')).toHaveTextContent('эту мы не');
  });

  test('[ROUTE-21] a program that fills in everything is stopped, a person goes on', async () => {
    const { container } = render(<LeadForm {...props} />);
    await fill();
    const honeypot = container.querySelector(`[name="${HONEYPOT}"]`) as HTMLInputElement;
    expect(honeypot.closest('[aria-hidden]')).not.toBeNull();
    expect(honeypot.tabIndex).toBe(-1);
    fireEvent.change(honeypot, { target: { value: 'spam' } });
    await press();
    expect(call).not.toHaveBeenCalled();
    expect(screen.getByText(/отправьте заявку ещё раз/)).toBeVisible();
    await press();
    expect(call).toHaveBeenCalledTimes(1);
  });

  test('[ROUTE-21] what was typed outlives a reload, the consent does not', async () => {
    const first = render(<LeadForm {...props} />);
    await fill();
    first.unmount();
    render(<LeadForm {...props} />);
    expect(box('Имя и фамилия')).toHaveValue('Анна Морозова');
    expect(screen.getByRole('combobox')).toHaveValue('teacher');
    expect(screen.getByRole('checkbox')).not.toBeChecked();
  });
});

describe('an application form without scripts', () => {
  const show = (given: Partial<LeadFormProps> = {}) => {
    const page = document.body.appendChild(document.createElement('div'));
    page.innerHTML = renderToStaticMarkup(<LeadForm {...props} {...given} />);
    return page;
  };

  test('[ROUTE-21] is a native form with a working button', () => {
    const form = show({ type: 'teacher-licence' }).querySelector('form');
    expect(form).toHaveAttribute('action', '/api/lead');
    expect(form).toHaveAttribute('method', 'post');
    expect(form).not.toHaveAttribute('novalidate');
    expect(form?.querySelector('button')).toBeEnabled();
    expect(form?.querySelector('button')).toHaveAttribute('type', 'submit');
    expect(form?.querySelector('[name="landingName"]')).toHaveValue('teacher');
    const required = [...(form?.querySelectorAll<HTMLInputElement>('[required]') ?? [])];
    expect(required.map(({ name }) => name)).toEqual([
      'name',
      'subjectId',
      'school',
      'city',
      'consent',
    ]);
  });

  test('[ROUTE-21] shows again what was typed, as text, with the cursor in the first wrong field', () => {
    const values = { name: '"><script>alert(1)</script>', role: 'other', school: '№ 5' };
    const errors = { name: 'Напишите имя буквами.', city: 'Напишите город.' };
    const page = show({ kept: { values, errors, problem: 'fields' } });
    expect(page.querySelector('script')).toBeNull();
    const of = (name: string) => page.querySelector<HTMLInputElement>(`[name="${name}"]`);
    expect(of('name')).toHaveValue(values.name);
    expect(of('name')).toHaveAttribute('autofocus');
    expect(of('city')).not.toHaveAttribute('autofocus');
    expect(of('role')).toHaveValue('other');
    expect(of('school')).toHaveValue('№ 5');
    expect(of('city')).toHaveAccessibleDescription('Напишите город.');
    expect(within(page).getByRole('alert')).toHaveTextContent('Заявка не отправлена');
  });
});
