/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { trial } from '@/components/landing/landing.fixture';
import type { PublicTask } from '@/lib/contract/tasks/tasks';
import type { SampleCheck } from '@/lib/landing/sample-answer';
import { SampleTask } from './sample-task';

const replace = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ replace }) }));

const choice: PublicTask = {
  id: 't1',
  kind: 'single_choice',
  prompt: 'Choose',
  points: 1,
  options: [
    { id: 'x1', text: 'takes' },
    { id: 'x2', text: '$x^2$' },
  ],
};
const wrong: SampleCheck = {
  state: 'checked',
  answer: '9',
  right: false,
  explanation: 'Потому что $\\frac{1}{2}$ и **так**.',
};

const show = (more: Partial<typeof trial> = {}) => render(<SampleTask {...trial} {...more} />);
const chosen = (task: PublicTask) => ({ sample: { title: 'Выбор', task } });

beforeEach(() => replace.mockReset());

describe('the sample, as a form that needs no scripts', () => {
  test('asks its own page, and comes back to its own place', () => {
    show();
    const form = screen.getByRole('button', { name: 'Проверить' }).closest('form');
    expect(form).toHaveAttribute('method', 'get');
    expect(form).toHaveAttribute('action', '/fizika_7-class#sample');
    const field = screen.getByRole('textbox', { name: 'Ответ' });
    expect(field).toHaveAttribute('name', 'answer');
    expect(field).toBeRequired();
    expect(field).toHaveAttribute('aria-describedby', 'sample-prompt sample-unit');
    expect(document.getElementById('sample-prompt')).toHaveTextContent(/Сколько это/);
    expect(document.getElementById('sample-unit')).toHaveTextContent('м/с');
  });

  test('offers the options of a choice under the name of what is asked', () => {
    show(chosen(choice));
    expect(screen.getByRole('radiogroup', { name: 'Choose' })).toBeVisible();
    expect(screen.getByRole('radio', { name: 'takes' })).toHaveAttribute('value', 'x1');
    expect(screen.getByRole('radio', { name: 'x^2' })).toHaveAttribute('name', 'answer');
  });

  test('[HW-13] draws formulas as MathML, without a style sheet', () => {
    const { container } = show();
    expect(container.querySelector('math mfrac')).not.toBeNull();
    expect(container.querySelector('.katex-html')).toBeNull();
  });

  test('leaves what is not TeX readable, and makes no markup of it', () => {
    const task: PublicTask = { ...trial.sample.task, prompt: '$\\frac{$ <img src=x onerror=y>' };
    const { container } = show(chosen(task));
    expect(container.querySelector('img')).toBeNull();
    expect(container).toHaveTextContent('<img src=x onerror=y>');
  });
});

describe('the verdict', () => {
  test('is told to a screen reader, with the reason; the answer stays in its field', () => {
    show({ check: wrong });
    const status = screen.getByRole('status');
    expect(status).toHaveTextContent(/Неверно.*Потому что/);
    expect(status.querySelector('math')).not.toBeNull();
    expect(screen.getByRole('textbox')).toHaveValue('9');
  });

  test('of a right answer says so; the chosen option stays chosen', () => {
    const check: SampleCheck = { ...wrong, answer: 'x1', right: true };
    show({ ...chosen(choice), check });
    expect(screen.getByRole('status')).toHaveTextContent('Верно');
    expect(screen.getByRole('radio', { name: 'takes' })).toBeChecked();
  });

  test('says what to do when the answer could not be checked', () => {
    show({ check: { state: 'failed', answer: '9' } });
    expect(screen.getByRole('status')).toHaveTextContent(/Не удалось проверить.*ещё раз/);
  });

  test('is not there before an answer', () => {
    show();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});

describe('with scripts', () => {
  test('the same page is requested without reloading it', async () => {
    show();
    await userEvent.type(screen.getByRole('textbox'), '2,5 & <b>');
    await userEvent.click(screen.getByRole('button', { name: 'Проверить' }));
    expect(replace).toHaveBeenCalledWith('/fizika_7-class?answer=2%2C5+%26+%3Cb%3E', {
      scroll: false,
    });
  });

  test('an empty answer is not sent', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Проверить' }));
    expect(replace).not.toHaveBeenCalled();
  });

  test('the verdict goes when the answer is changed, and another is waited for when it is sent', async () => {
    show({ check: wrong });
    await userEvent.type(screen.getByRole('textbox'), '1');
    expect(screen.getByRole('status')).toHaveTextContent('Ответ изменён: проверьте его снова.');
    await userEvent.click(screen.getByRole('button', { name: 'Проверить' }));
    expect(screen.getByRole('status')).not.toHaveTextContent('изменён');
  });
});
