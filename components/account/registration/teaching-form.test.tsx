/** @jest-environment jsdom */
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { callApi } from '@/lib/api/call-api';
import type { ErrorCode } from '@/lib/contract/call/errors';
import { TeachingForm, type TeachingFormProps } from './teaching-form';
import { pathOf } from '@/lib/routes/match';

jest.mock('@/lib/api/call-api');
const call = jest.mocked(callApi);

const props: TeachingFormProps = {
  teaching: { subjects: [] },
  workbookGrades: { 6: [7], 1: [5, 6] },
  returnUrl: pathOf('newHomework'),
};
const show = (change: Partial<TeachingFormProps> = {}) =>
  render(<TeachingForm {...props} {...change} />);
const subject = (name: string) => screen.getByRole('checkbox', { name });
const gradesOf = (name: string) =>
  within(screen.getByRole('group', { name: 'Классы' })).getByRole('group', { name });
const grade = (name: string, title: RegExp) =>
  within(gradesOf(name)).getByRole('checkbox', { name: title });
const save = () => screen.getByRole('button', { name: /Сохранить/ });
const refuse = (code: ErrorCode, status: number) =>
  call.mockResolvedValue({ ok: false, error: { code, status, requestId: '' } });
const forever = () => new Promise<never>(() => undefined);

async function choosePhysics() {
  await userEvent.click(subject('Физика'));
  await userEvent.click(grade('Физика', /^8\sкласс$/));
  await userEvent.click(grade('Физика', /^7\sкласс, есть тетрадь$/));
}

beforeEach(() => jest.resetAllMocks());

describe('the choice of subjects and grades', () => {
  test('[ROUTE-05] offers 17 subjects, and the grades of those that are chosen', async () => {
    show();
    const subjects = screen.getByRole('group', { name: 'Предметы' });
    expect(within(subjects).getAllByRole('checkbox')).toHaveLength(17);
    expect(screen.queryByRole('group', { name: 'Классы' })).toBeNull();
    await userEvent.click(subject('Математика'));
    const boxes = within(gradesOf('Математика')).getAllByRole('checkbox');
    expect(boxes).toHaveLength(11);
    const marked = boxes.map((box) => box.getAttribute('aria-label') ?? '');
    expect(marked.filter((name) => name.includes('есть тетрадь'))).toHaveLength(2);
  });

  test('[ROUTE-05] [UI-12] is made by the keyboard alone and saved', async () => {
    call.mockImplementation(forever);
    show();
    subject('Физика').focus();
    await userEvent.keyboard(' ');
    grade('Физика', /^7\sкласс/).focus();
    await userEvent.keyboard(' {Enter}');
    expect(call).toHaveBeenCalledWith(
      'saveTeaching',
      { body: { subject: 6, grade: 7, subjects: [{ subjectId: 6, grades: [7] }] } },
      // The page is not left for the sign-in with what was chosen.
      { handlesSessionExpired: true },
    );
  });

  test('[ROUTE-05] ten presses save once', async () => {
    call.mockImplementation(forever);
    show();
    await choosePhysics();
    const form = save().closest('form');
    if (!form) throw new Error('no form');
    act(() => {
      for (let press = 0; press < 10; press++) fireEvent.submit(form);
    });
    expect(call).toHaveBeenCalledTimes(1);
    expect(save()).toHaveAttribute('aria-busy', 'true');
  });

  test('[ROUTE-05] with nothing chosen says so at the subjects, where the focus goes', async () => {
    show();
    await userEvent.click(save());
    expect(screen.getByRole('group', { name: 'Предметы' })).toHaveAccessibleDescription(
      'Отметьте хотя бы один предмет.',
    );
    expect(subject('Алгебра')).toHaveFocus();
    expect(subject('Алгебра')).toBeInvalid();
    await userEvent.click(subject('Химия'));
    expect(subject('Алгебра')).toBeValid();
    expect(call).not.toHaveBeenCalled();
  });

  test('[ROUTE-05] without a grade says so at the subject that lacks it', async () => {
    show();
    await choosePhysics();
    await userEvent.click(subject('Химия'));
    expect(screen.getByRole('status')).toHaveTextContent('Отметьте классы: Химия');
    await userEvent.click(save());
    expect(gradesOf('Химия')).toHaveAccessibleDescription('Отметьте хотя бы один класс.');
    expect(grade('Химия', /^1\sкласс$/)).toHaveFocus();
    expect(gradesOf('Физика')).not.toHaveAccessibleDescription();
    expect(call).not.toHaveBeenCalled();
  });

  test('[ROUTE-05] stays as it is when the network fails, and can be saved again', async () => {
    refuse('unavailable', 0);
    show();
    await choosePhysics();
    await userEvent.click(save());
    expect(screen.getByRole('alert')).toHaveTextContent('Нет связи с сервером');
    expect(subject('Физика')).toBeChecked();
    expect(grade('Физика', /^8\sкласс$/)).toBeChecked();
    await userEvent.click(save());
    expect(call).toHaveBeenCalledTimes(2);
    expect(call.mock.calls[1]).toEqual(call.mock.calls[0]);
  });

  test('[AUTH-12] an expired session leads through sign-in and back here', async () => {
    refuse('unauthorized', 401);
    show();
    await choosePhysics();
    await userEvent.click(save());
    const back = new URLSearchParams({ returnUrl: '/prosv/subjects?returnUrl=%2Fhomework%2Fnew' });
    expect(screen.getByRole('link', { name: 'Войти снова' })).toHaveAttribute(
      'href',
      `/logout?expired=&${back}`,
    );
  });

  test('[ROUTE-05] leads on when it is saved, and stays pressed until then', async () => {
    // jsdom cannot go anywhere, and says so.
    const complaint = jest.spyOn(console, 'error').mockImplementation();
    call.mockResolvedValue({ ok: true, value: { subject: null, grade: null, subjects: [] } });
    show();
    await choosePhysics();
    await userEvent.click(save());
    expect(save()).toHaveAttribute('aria-busy', 'true');
    expect(String(complaint.mock.calls[0]?.[0])).toContain('navigation');
  });

  test('[ROUTE-05] begins with what is saved', () => {
    show({ teaching: { subjects: [{ subjectId: 6, grades: [7, 9] }] } });
    expect(subject('Физика')).toBeChecked();
    expect(grade('Физика', /^9\sкласс$/)).toBeChecked();
    expect(grade('Физика', /^8\sкласс$/)).not.toBeChecked();
    expect(screen.getByRole('status')).toHaveTextContent(/Выбрано: 1\sпредмет/);
  });

  test('takes no press before scripts are there: it would be lost', () => {
    const page = document.createElement('div');
    page.innerHTML = renderToStaticMarkup(<TeachingForm {...props} />);
    expect(within(page).getByRole('checkbox', { name: 'Физика' })).toBeDisabled();
    expect(within(page).getByRole('button', { name: /Сохранить/ })).toBeDisabled();
  });
});
