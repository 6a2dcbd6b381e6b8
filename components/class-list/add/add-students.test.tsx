/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { callApi } from '@/lib/api/call-api';
import type { ClassList } from '@/lib/contract/class-list/class-list';
import { AddStudents } from './add-students';

jest.mock('@/lib/api/call-api');
const called = jest.mocked(callApi) as unknown as jest.Mock;
const LIST_ID = '3f2f1f6e-6a44-4f0e-9d4e-0a4f5c1b2d3e';
const petya = { userId: 'p', surname: 'Иванов', name: 'Пётр', hasAccount: false, hasBegun: false };
const list: ClassList = {
  ...{ listId: LIST_ID, number: 5, letter: 'Б', archivedAt: null, joinCode: 'bafedikogupam' },
  ...{ students: [petya], newcomers: [] },
};
const onChanged = jest.fn();

async function paste(text: string) {
  render(<AddStudents list={list} onChanged={onChanged} />);
  await userEvent.click(screen.getByRole('textbox', { name: /^Фамилии и.имена$/ }));
  await userEvent.paste(text);
}
const button = () => screen.getByRole('button', { name: /^Добавить/ });
const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

beforeEach(() => jest.clearAllMocks());

describe('a pasted class', () => {
  test('[HW-06] is shown as it is understood, and added as it was shown', async () => {
    await paste('1. Ким\tАня\n2. ИВАНОВ ПЕТР\n3. Ким Аня\nЮн Яна Олеговна');
    expect(lines()).toEqual([
      'Ким Аня',
      expect.stringMatching(/^ИВАНОВ ПЕТР— уже в.списке$/),
      'Ким Аня— повторяется',
      'Юн Яна',
    ]);
    expect(button()).toHaveAccessibleName(/^Добавить 2.ученика$/);
    called.mockResolvedValueOnce({ ok: true, value: { outcomes: ['added', 'known'] } });
    await userEvent.click(button());
    expect(called).toHaveBeenCalledWith('addListedStudents', {
      params: { listId: LIST_ID },
      body: {
        students: [
          { surname: 'Ким', name: 'Аня' },
          { surname: 'Юн', name: 'Яна' },
        ],
      },
    });
    expect(await screen.findByText(/2.ученика.* уже работают у.вас: 1/)).toBeVisible();
    expect(screen.getByRole('textbox')).toHaveValue('');
    expect(screen.getByRole('textbox')).toHaveFocus();
    expect(onChanged).toHaveBeenCalledTimes(1);
  });

  test('[HW-06] with a line that cannot be read is not added at all', async () => {
    await paste('Ким Аня\nЮн\n=1+1 Яна');
    expect(lines().slice(1)).toEqual([
      expect.stringMatching(/^Юн— нужны и.фамилия, и.имя$/),
      expect.stringMatching(/^=1\+1 Яна— есть лишние знаки$/),
    ]);
    expect(button()).toBeDisabled();
    expect(screen.getByText(/Исправьте отмеченные строки/)).toBeVisible();
  });

  test('[TRUST-08] that is too long or has too many names says so', async () => {
    await paste('Иванов Пётр\n'.repeat(10_000));
    expect(screen.getByText(/Слишком длинный текст/)).toBeVisible();
    expect(button()).toBeDisabled();
  });

  test('[HW-06] that the server refuses stays where it is, with the reason', async () => {
    await paste('Ким Аня');
    const error = { code: 'class_list_full', status: 409, requestId: '' };
    called.mockResolvedValueOnce({ ok: false, error });
    await userEvent.click(button());
    expect(await screen.findByRole('alert')).toHaveTextContent(/не.больше 60.учеников/);
    expect(screen.getByRole('textbox')).toHaveValue('Ким Аня');
    await waitFor(() => expect(button()).toBeEnabled());
    expect(onChanged).not.toHaveBeenCalled();
  });
});
