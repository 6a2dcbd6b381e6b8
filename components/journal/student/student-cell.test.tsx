/** @jest-environment jsdom */
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { LazyOverlayHost } from '@/components/ui/overlay/lazy-overlay-host';
import { callApi } from '@/lib/api/call-api';
import type { JournalStudent } from '@/lib/contract/journal/journal';
import { StudentCell } from './student-cell';
// What comes late in the browser is at hand here: loading it takes its time.
import './ask-student';
import '@/components/ui/select/select';

jest.mock('@/lib/api/call-api');
jest.mock('next/navigation', () => ({ usePathname: () => '/teacher/journal' }));
const called = jest.mocked(callApi) as unknown as jest.Mock;

const petya: JournalStudent = {
  ...{ userId: 'p', surname: 'Иванов', name: 'Петя', hasAccount: false, sameBrowser: [] },
  marks: [],
};
const masha = { userId: 'm', surname: 'Иванова', name: 'Маша', hasAccount: true };
const onChanged = jest.fn();

function show(part: Partial<JournalStudent> = {}) {
  const nameOf = (id: string) => (id === 'm' ? 'Иванова Маша' : null);
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <LazyOverlayHost />
      <StudentCell student={{ ...petya, ...part }} nameOf={nameOf} onChanged={onChanged} />
    </SWRConfig>,
  );
}
const calls = () => called.mock.calls.filter(([name]) => name !== 'listMergeTargets');
const mark = () => screen.getByRole('button', { name: 'Без учётной записи Иванов Петя' });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  window.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;
  jest.clearAllMocks();
  called.mockImplementation((name: string) =>
    Promise.resolve({
      ok: true,
      value: name === 'listMergeTargets' ? { students: [masha] } : { done: true },
    }),
  );
});

describe('a row of the journal without an account', () => {
  test('[TRUST-02] has a mark that the keyboard reaches and that says what it means', async () => {
    show();
    await userEvent.tab();
    expect(mark()).toHaveFocus();
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Без учётной записи');
  });

  test('[TRUST-02] of somebody with an account has none', () => {
    show({ hasAccount: true });
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('[TRUST-01] says which rows came from the same device, as far as they are there', async () => {
    show({ sameBrowser: ['m', 'gone'] });
    expect(screen.getByText(/^С.одного устройства: Иванова Маша$/)).toBeVisible();
    await userEvent.click(mark());
    const dialog = await screen.findByRole('dialog', { name: 'Иванов Петя' });
    expect(dialog).toHaveAccessibleDescription(/С.одного устройства: Иванова Маша\./);
  });

  test('[TRUST-02] is removed only after a question that says what goes', async () => {
    show();
    await userEvent.click(mark());
    await screen.findByRole('dialog', { name: 'Иванов Петя' });
    await press(/^Удалить из.журнала$/);
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveAccessibleDescription(/вернуть их нельзя/);
    await userEvent.click(within(question).getByRole('button', { name: 'Оставить' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(calls()).toEqual([]);
    await press(/^Удалить из.журнала$/);
    const again = within(await screen.findByRole('alertdialog'));
    await userEvent.click(again.getByRole('button', { name: 'Удалить' }));
    await waitFor(() => expect(onChanged).toHaveBeenCalledTimes(1));
    expect(calls()).toEqual([['removeStudent', { params: { studentId: 'p' } }]]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('[TRUST-02] is moved to who was chosen, after a question that names both', async () => {
    show();
    await userEvent.click(mark());
    await userEvent.click(await screen.findByRole('combobox', { name: /кому перенести/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Иванова Маша' }));
    await press('Перенести работу');
    const question = await screen.findByRole('alertdialog', {
      name: /Иванов Петя.→.Иванова Маша/,
    });
    expect(question).toHaveAccessibleDescription(
      /где больше ответов, а.если их.поровну.— та, что в.строке «Иванова Маша»/,
    );
    await userEvent.click(within(question).getByRole('button', { name: 'Перенести' }));
    await waitFor(() => expect(onChanged).toHaveBeenCalledTimes(1));
    expect(calls()).toEqual([
      ['mergeStudent', { params: { studentId: 'p' }, body: { intoId: 'm' } }],
    ]);
  });

  test('[TRUST-02] that another tab has removed says so, and the journal is asked again', async () => {
    called.mockImplementation((name: string) =>
      Promise.resolve(
        name === 'listMergeTargets'
          ? { ok: true, value: { students: [] } }
          : { ok: false, error: { code: 'student_not_found', status: 404, requestId: '' } },
      ),
    );
    show();
    await userEvent.click(mark());
    expect(await screen.findByText(/переносить некому/)).toBeVisible();
    await press(/^Удалить из.журнала$/);
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Удалить' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/строку уже убрали или перенесли/);
    expect(onChanged).toHaveBeenCalledTimes(1);
  });
});
