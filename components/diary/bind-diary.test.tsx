/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { callWeb } from '@/lib/browser/call-web';
import type { ErrorCode } from '@/lib/contract/call/errors';
import type { DiaryProvider } from '@/lib/contract/diary/diary';
import { BindDiary } from './bind-diary';

jest.mock('@/lib/browser/call-web');
const call = jest.mocked(callWeb);

const refuse = (status: number, code: ErrorCode) =>
  call.mockResolvedValueOnce({
    ok: false,
    status,
    content: { code, message: 'x', requestId: 'r' },
  });
const show = async (diary: DiaryProvider | null = 'dnevnik', account: string | null = null) =>
  act(
    async () =>
      void render(
        <BindDiary
          {...{ diary, account }}
          diaryHref="https://diary.example"
          onwardHref="/homework/new"
        />,
      ),
  );

beforeEach(() => call.mockReset());

test.each([
  ['dnevnik', /запись\sс\sдневником «Дневник\.ру»…/],
  ['eljur', /запись\sс\sдневником «ЭлЖур»…/],
  [null, /запись\sс\sдневником…/],
] as const)('[DIARY-03] asks once, and says meanwhile what it does (%s)', async (diary, text) => {
  call.mockReturnValue(new Promise(() => undefined));
  await show(diary);
  expect(call.mock.calls).toEqual([['bindFromDiary', undefined]]);
  expect(screen.getByRole('status')).toHaveTextContent(text);
});

test.each([
  [409, 'diary_not_bound', 'Подключать пока нечего', null],
  [409, 'diary_token_expired', 'Ссылка из дневника устарела', 'https://diary.example'],
  [409, 'diary_role_mismatch', 'Роли не совпадают', '/logout'],
  [409, 'diary_bound_to_another', 'Учётная запись уже связана', '/profile'],
  [
    409,
    'diary_person_bound',
    'Вы уже связаны с другой записью',
    '/logout?signIn=again&returnUrl=/',
  ],
] as const)(
  '[DIARY-03] %i %s has words and a way on of its own',
  async (status, code, title, href) => {
    refuse(status, code);
    await show();
    expect(screen.getByText(title)).toBeVisible();
    expect(screen.getByRole('link', { name: /Продолжить/ })).toHaveAttribute(
      'href',
      '/homework/new',
    );
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual([...(href === null ? [] : [href]), '/homework/new']);
    expect(screen.queryByRole('button')).toBeNull();
  },
);

describe('an account that was signed in before', () => {
  test('[DIARY-03] is named and asked about, and bound only when it is theirs', async () => {
    call.mockReturnValue(new Promise(() => undefined));
    await show('dnevnik', 'Пётр Иванов');
    expect(screen.getByRole('heading')).toHaveTextContent('Подключить дневник «Дневник.ру»?');
    expect(screen.getByText('Пётр Иванов')).toBeVisible();
    expect(call).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: /^Да, это\sя$/ }));
    expect(call.mock.calls).toEqual([['bindFromDiary', undefined]]);
  });

  test('[DIARY-03] gives way to another person, who comes back to bind', async () => {
    await show('eljur', 'Пётр Иванов');
    expect(screen.getByRole('link', { name: /^Это не\sя, войти$/ })).toHaveAttribute(
      'href',
      '/logout?signIn=again&provider=eljur&returnUrl=%2Fdnevnikru',
    );
  });

  test('[DIARY-02] may go on without a diary', async () => {
    call.mockReturnValue(new Promise(() => undefined));
    await show('dnevnik', 'Пётр Иванов');
    await userEvent.click(screen.getByRole('button', { name: /^Продолжить без\sдневника$/ }));
    expect(call.mock.calls).toEqual([['forgetBind', undefined]]);
  });
});

test('[DIARY-03] what failed can be tried again', async () => {
  refuse(503, 'unavailable');
  await show();
  expect(screen.getByText('Дневник не подключён')).toBeVisible();
  expect(screen.getByText(/Дневник сейчас не отвечает/)).toBeVisible();
  refuse(409, 'diary_token_expired');
  await userEvent.click(screen.getByRole('button', { name: 'Попробовать ещё раз' }));
  expect(call).toHaveBeenCalledTimes(2);
  expect(screen.getByText('Ссылка из дневника устарела')).toBeVisible();
});
