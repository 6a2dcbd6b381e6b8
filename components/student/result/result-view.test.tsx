/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { attemptOf } from '@/components/student/start/start.fixture';
import type { Attempt, AttemptResult, ReviewedTask } from '@/lib/contract/attempt/attempt';
import type { RevealedAnswer } from '@/lib/contract/tasks/review';
import { ResultView } from './result-view';
import type { ShownResult } from './step-results';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));

const steps: Attempt['steps'] = [
  { number: 1, title: 'Доли', answered: true, begun: true, verdict: 'right' },
  { number: 2, title: 'Сравнение', answered: true, begun: true, verdict: 'partly' },
  { number: 3, title: 'Сложение', answered: false, begun: false, verdict: 'wrong' },
  { number: 4, title: 'Вычитание', answered: true, begun: true, verdict: 'wrong' },
];
const finished = (change: Partial<Attempt> = {}) =>
  attemptOf({ finishedAt: '2026-03-04T10:00:00Z', score: 62, grade: 4, steps, ...change });

const text = (words: string): RevealedAnswer => ({
  form: 'list',
  ordered: false,
  items: [{ text: words }],
});
const task: ReviewedTask = {
  taskId: 't1',
  kind: 'single_choice',
  prompt: 'Какая часть закрашена?',
  own: text('треть'),
  right: text('половина'),
  verdict: 'wrong',
  explanation: 'Закрашены две из четырёх частей.',
  points: 2,
  earned: 0,
  isAwaiting: false,
  hintsShown: 0,
  remark: null,
  drawing: [],
};
const told: AttemptResult = {
  withheld: null,
  steps: [
    { number: 1, tasks: [{ ...task, verdict: 'right' }] },
    {
      number: 2,
      tasks: [
        { ...task, own: null, verdict: 'wrong' },
        { ...task, taskId: 't2' },
      ],
    },
    { number: 3, tasks: [task] },
    { number: 4, tasks: [task] },
  ],
};
const untold = (withheld: ShownResult['withheld']): ShownResult => ({ withheld, steps: [] });

describe('the result of a work', () => {
  test('[HW-05] shows score and grade', () => {
    render(<ResultView ageGroup="unknown" attempt={finished()} result={told} />);
    expect(screen.getByText('62 балла')).toBeVisible();
    expect(screen.getByText('Оценка').parentElement).toHaveTextContent('Оценка4');
  });

  test('[CFG-05] praises by age, and shows stars to the youngest alone', () => {
    const { container, rerender } = render(
      <ResultView ageGroup="primary" attempt={finished()} result={told} />,
    );
    const stars = () => container.querySelectorAll('.lucide-star').length;
    const praise = () => screen.getByRole('heading', { level: 1 }).textContent;
    expect([praise(), stars()]).toEqual(['Хорошо, ты молодец!', 5]);
    rerender(<ResultView ageGroup="middle" attempt={finished()} result={told} />);
    expect([praise(), stars()]).toEqual(['Хорошая работа!', 0]);
    rerender(<ResultView ageGroup="high" attempt={finished()} result={told} />);
    expect([praise(), stars()]).toEqual(['Хорошая работа', 0]);
    // The mark itself is the same for everybody.
    expect(screen.getByText('Оценка').parentElement).toHaveTextContent('Оценка4');
  });

  test('[REV-02] what waits for the teacher is not called wrong, and its points and words are shown after', () => {
    const waiting = { ...task, kind: 'extended_text', right: null, isAwaiting: true } as const;
    const remark = {
      ...{ points: 1.5, criteria: null, comment: 'Хорошая мысль', isReturned: false },
      ...{ isStanding: true, reviewedAt: '2026-03-05T10:00:00Z' },
    };
    const only = { number: 1, title: 'Эссе', answered: true, begun: true, verdict: null };
    const attempt = finished({ score: null, grade: null, awaitingCount: 1, steps: [only] });
    const tasks = (one: ReviewedTask) => ({
      withheld: null,
      steps: [{ number: 1, tasks: [one] }],
    });
    const { rerender } = render(
      <ResultView ageGroup="unknown" attempt={attempt} result={tasks(waiting)} />,
    );
    expect(screen.getByText('Ждёт проверки')).toBeVisible();
    expect(screen.queryByText('Неверно')).toBeNull();
    expect(screen.getByText(/1 задание ждёт проверки учителя/)).toBeVisible();
    const judged: ReviewedTask = { ...waiting, isAwaiting: false, earned: 1.5, remark };
    rerender(
      <ResultView
        ageGroup="unknown"
        attempt={{ ...attempt, score: 75, grade: 4, awaitingCount: 0 }}
        result={tasks({ ...judged, verdict: 'partly' })}
      />,
    );
    expect(screen.getByText(/^1,5 из.2 баллов$/)).toBeVisible();
    expect(screen.getByText('Хорошая мысль')).toBeVisible();
  });

  test('[HW-05] says of each step what came of it', () => {
    render(<ResultView ageGroup="unknown" attempt={finished()} result={told} />);
    const rows = within(screen.getByRole('list')).getAllByRole('listitem');
    expect(rows.map((row) => row.querySelector('summary')?.textContent)).toEqual([
      '1.ДолиВерно',
      '2.СравнениеЧастично верно',
      '3.СложениеНет полного ответа',
      '4.ВычитаниеНеверно',
    ]);
  });

  test('[HW-08] shows what was asked, the own answer, the right one and why', () => {
    render(<ResultView ageGroup="unknown" attempt={finished()} result={told} />);
    const last = within(screen.getAllByRole('listitem')[3] as HTMLElement);
    expect(last.getByText('Какая часть закрашена?')).toBeVisible();
    expect(last.getByText('Ваш ответ').nextElementSibling).toHaveTextContent('треть');
    expect(last.getByText('Правильный ответ').nextElementSibling).toHaveTextContent('половина');
    expect(last.getByText(/две из четырёх/)).toBeVisible();
  });

  test('[HW-08] a right answer is folded and not repeated; what was not right is open', () => {
    render(<ResultView ageGroup="unknown" attempt={finished()} result={told} />);
    const rows = screen.getAllByRole('listitem');
    expect(rows.map((row) => row.querySelector('details')?.open)).toEqual([
      false,
      true,
      true,
      true,
    ]);
    expect(rows[0]).not.toHaveTextContent('Правильный ответ');
    expect(rows[0]).toHaveTextContent('две из четырёх');
  });

  test('[HW-08] of many that were not right only the first is open', () => {
    const wrong = Array.from({ length: 5 }, (_, index) => ({
      number: index + 1,
      title: `Шаг ${index + 1}`,
      answered: true,
      begun: true,
      verdict: 'wrong' as const,
    }));
    const all = wrong.map(({ number }) => ({ number, tasks: [task] }));
    render(
      <ResultView
        ageGroup="unknown"
        attempt={finished({ steps: wrong })}
        result={{ withheld: null, steps: all }}
      />,
    );
    const open = [...document.querySelectorAll('details')].map((details) => details.open);
    expect(open).toEqual([true, false, false, false, false]);
  });

  test('[HW-08] of several tasks each has its verdict; none given is said so', () => {
    render(<ResultView ageGroup="unknown" attempt={finished()} result={told} />);
    const second = within(screen.getAllByRole('listitem')[1] as HTMLElement);
    expect(second.getAllByText('Неверно')).toHaveLength(2);
    expect(second.getByText('нет ответа')).toBeVisible();
  });

  test('[HW-03] where nothing is told, since nothing was answered, it says so', () => {
    const silent = { ...task, own: null, right: null, explanation: null };
    const result = { ...told, steps: [{ number: 3, tasks: [silent] }] };
    render(<ResultView ageGroup="unknown" attempt={finished()} result={result} />);
    const third = screen.getAllByRole('listitem')[2] as HTMLElement;
    expect(third).toHaveTextContent('Вы не ответили');
    expect(third).toHaveTextContent(/разбор откроется, когда не\s+останется попыток/);
    expect(third).not.toHaveTextContent('Правильный ответ');
    expect(third).not.toHaveTextContent('Почему так');
  });

  test('[HW-03] during another attempt verdicts stay, and it says when the rest is told', () => {
    render(
      <ResultView ageGroup="unknown" attempt={finished()} result={untold('unfinished_attempt')} />,
    );
    expect(screen.getByText('Верно')).toBeVisible();
    expect(screen.getByText(/откроются, когда вы её\s+завершите/)).toBeVisible();
    expect(screen.queryByText('Ваш ответ')).toBeNull();
  });

  test('[HW-05] without answers and explanations shows the mark and the way on, and says so', () => {
    render(<ResultView ageGroup="unknown" attempt={finished()} result={untold('not_loaded')} />);
    expect(screen.getByText('62 балла')).toBeVisible();
    expect(screen.getByText('Верно')).toBeVisible();
    expect(screen.getByText(/не\sзагрузился. Обновите страницу/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Ещё раз' })).toBeVisible();
  });

  test('[HW-03] verdicts that the teacher keeps to themself are not made up', () => {
    const hidden = steps.map((step) => ({ ...step, verdict: null }));
    render(
      <ResultView
        ageGroup="unknown"
        attempt={finished({ steps: hidden })}
        result={untold('policy')}
      />,
    );
    expect(screen.queryByText('Верно')).toBeNull();
    expect(screen.getByText(/не показывает/)).toBeVisible();
  });

  test('[TRUST-01] who has given only a name sees the mark, and when the rest is told', () => {
    const hidden = steps.map((step) => ({ ...step, verdict: null }));
    const attempt = finished({ steps: hidden });
    render(<ResultView ageGroup="unknown" attempt={attempt} result={untold('until_closed')} />);
    expect(screen.getByText('62 балла')).toBeVisible();
    expect(screen.queryByText('Верно')).toBeNull();
    expect(screen.getByText(/откроется здесь, когда учитель закроет задание/)).toBeVisible();
  });

  test('[TRUST-01] a score that is not told is said by the teacher', () => {
    const attempt = finished({ score: null, grade: null });
    render(<ResultView ageGroup="unknown" attempt={attempt} result={untold('policy')} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Работа сдана');
    expect(screen.getByText('Оценку скажет учитель.')).toBeVisible();
    expect(screen.queryByText('Оценка')).toBeNull();
  });

  test('[HW-08] offers another attempt while one is left, and says how many', () => {
    const { rerender } = render(
      <ResultView ageGroup="unknown" attempt={finished({ attemptsLeft: 1 })} result={told} />,
    );
    expect(screen.getByRole('button', { name: 'Ещё раз' })).toBeVisible();
    expect(screen.getByText(/Можно пройти ещё 1 раз/)).toBeVisible();
    rerender(
      <ResultView ageGroup="unknown" attempt={finished({ attemptsLeft: 0 })} result={told} />,
    );
    expect(screen.queryByRole('button', { name: 'Ещё раз' })).toBeNull();
    expect(screen.getByText('Попыток больше нет.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Мои задания' })).toHaveAttribute(
      'href',
      '/student/profile',
    );
  });

  test('[HW-14] where a teacher decides, the answer of the author is an example', () => {
    const reviewed = { ...task, kind: 'extended_text' as const };
    const steps = [{ number: 1, tasks: [reviewed, { ...reviewed, taskId: 't2', right: null }] }];
    render(
      <ResultView ageGroup="unknown" attempt={finished()} result={{ withheld: null, steps }} />,
    );
    expect(screen.getAllByText('Пример ответа')).toHaveLength(1);
    expect(screen.queryByText('Правильный ответ')).toBeNull();
    expect(screen.queryByText(/разбор откроется/)).toBeNull();
    expect(screen.getAllByText(/Закрашены две/)).toHaveLength(2);
  });
});
