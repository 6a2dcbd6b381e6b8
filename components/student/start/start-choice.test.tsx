/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { roles } from '@/lib/contract/auth/roles';
import { HomeworkCover } from './homework-cover';
import { StartChoice } from './start-choice';
import type { Start } from './start-of';
import { attemptOf, previewOf, summaryOf, TASK_HASH } from './start.fixture';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));

const misha = { userId: 'misha', hasAccount: true };
const yulia = { userId: 'yulia', hasAccount: false };
const CODE = 'bafedikogupami';

function show(start: Exclude<Start, { kind: 'unavailable' }>, student = misha, code = CODE) {
  render(
    <HomeworkCover preview={previewOf({ dueAt: '2099-03-04T12:00:00Z' })} timeZone="Europe/Moscow">
      <StartChoice
        taskHash={TASK_HASH}
        start={start}
        student={start.kind === 'other' ? null : student}
        code={code}
        shareLink={`https://tetradi.example.ru/student/${TASK_HASH}`}
      />
    </HomeworkCover>,
  );
}
const button = (name: string) => screen.getByRole('button', { name });
const link = (name: string) => screen.getByRole('link', { name });

describe('the start page of a homework', () => {
  test('[ROUTE-15] says subject, title, teacher, how much, how often and until when', () => {
    show({ kind: 'guest', accountsOnly: false });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Дроби на каждый день');
    for (const text of [
      'Математика, 5 класс',
      'Анна Сергеевна Морозова',
      '12 заданий',
      '2 раза',
      // Told in the zone of the machine that the test runs on.
      /^[345] марта 2099, \d\d:\d\d$/,
    ])
      expect(screen.getByText(text)).toBeVisible();
  });

  test('[ROUTE-15] a guest can sign in and come back, or enter name and class', () => {
    show({ kind: 'guest', accountsOnly: false });
    expect(link('Войти')).toHaveAttribute(
      'href',
      `/prosv?role=student&returnUrl=%2Fstudent%2F${TASK_HASH}`,
    );
    expect(screen.getAllByRole('textbox').map((box) => box.getAttribute('name'))).toEqual([
      'name',
      'surname',
      'className',
      // Folded under «У меня есть код»; jsdom does not fold.
      'code',
    ]);
    expect(button('Начать')).toHaveAttribute('type', 'submit');
  });

  test('[HW-08] a student is told before beginning how many attempts there are', () => {
    show({ kind: 'begin', name: 'Миша Белов', attemptsLeft: 2 });
    expect(button('Начать')).toBeVisible();
    expect(screen.getByText(/Осталось 2 попытки\./)).toBeVisible();
  });

  test('another child at the same tablet can sign the first one out', () => {
    show({ kind: 'begin', name: 'Миша Белов', attemptsLeft: 1 });
    expect(screen.getByText(/Вы вошли как Миша Белов/)).toBeVisible();
    expect(link('Выйти')).toHaveAttribute('href', `/logout?returnUrl=%2Fstudent%2F${TASK_HASH}`);
  });

  test('[HW-02] a student in the middle goes on', () => {
    show({ kind: 'goOn', name: '', attempt: attemptOf() });
    expect(button('Продолжить')).toBeVisible();
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '3 из 12');
  });

  test('[HW-08] after the end there is the result, and «Ещё раз» while attempts are left', () => {
    const best = summaryOf({ finishedAt: '2026-03-04T10:00:00Z', score: 60, grade: 4 });
    show({ kind: 'done', name: '', best, attemptsLeft: 1 });
    expect(screen.getByText('60 из 100')).toBeVisible();
    expect(link('Посмотреть результат')).toHaveAttribute(
      'href',
      `/lesson/homework/${best.attemptCode}/result`,
    );
    expect(button('Ещё раз')).toBeVisible();
    expect(screen.getByText('Осталась 1 попытка.')).toBeVisible();
  });

  test('[HW-08] without attempts there is no «Ещё раз»', () => {
    const best = summaryOf({ finishedAt: '2026-03-04T10:00:00Z', score: 60, grade: 4 });
    show({ kind: 'done', name: '', best, attemptsLeft: 0 });
    expect(screen.queryByRole('button', { name: 'Ещё раз' })).toBeNull();
    expect(screen.getByText('Пройти ещё раз уже нельзя.')).toBeVisible();
  });

  test('a teacher is told so and can copy the link', () => {
    show({ kind: 'other', role: roles.teacher, name: 'Анна Морозова' });
    expect(screen.getByText(/Вы вошли как учитель/)).toBeVisible();
    expect(button('Скопировать ссылку')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Начать' })).toBeNull();
  });

  test('[TRUST-02] where accounts are wanted no name is asked for, and who has begun enters a code', () => {
    show({ kind: 'guest', accountsOnly: true });
    expect(screen.getByRole('heading', { name: 'Нужна учётная запись' })).toBeVisible();
    expect(link('Войти')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Имя' })).toBeNull();
    expect(screen.getByText(/меня есть код/)).toBeVisible();
  });

  test('[TRUST-03] at a closed homework a code is all that can be entered', () => {
    show({ kind: 'code' });
    expect(screen.getByRole('heading', { name: 'Приём ответов закончен' })).toBeVisible();
    expect(screen.getAllByRole('textbox')).toEqual([screen.getByRole('textbox', { name: 'Код' })]);
    expect(screen.queryByRole('link', { name: 'Войти' })).toBeNull();
  });

  test.each<[Extract<Start, { kind: 'retired' | 'needsAccount' }>, RegExp]>([
    [{ kind: 'retired', name: 'Юля', retired: 'removed' }, /убрал это имя из.журнала/],
    [{ kind: 'retired', name: 'Юля', retired: 'merged' }, /перенёс вашу работу/],
    [{ kind: 'needsAccount', name: 'Юля' }, /Нужна учётная запись/],
  ])('[TRUST-02] who may not begin under a name is told why, and signs in: %j', (start, why) => {
    show(start, yulia);
    expect(screen.getByRole('status')).toHaveTextContent(why);
    expect(screen.getByRole('status')).toHaveTextContent(/Вы.вошли как Юля/);
    expect(screen.getByRole('link', { name: /Войти с.учётной записью/ }).getAttribute('href')).toBe(
      `/logout?signIn=&role=student&returnUrl=%2Fstudent%2F${TASK_HASH}`,
    );
    expect(screen.queryByRole('button', { name: 'Начать' })).toBeNull();
  });

  test('[TRUST-03] who has begun without an account sees their code', () => {
    const start = { kind: 'goOn', name: 'Юля', attempt: attemptOf() } as const;
    show(start, yulia);
    expect(screen.getByText('bafe-diko-gupami')).toBeVisible();
  });

  test('[TRUST-03] who has an account sees none', () => {
    show({ kind: 'goOn', name: 'Миша', attempt: attemptOf() });
    expect(screen.queryByText('bafe-diko-gupami')).toBeNull();
  });
});
