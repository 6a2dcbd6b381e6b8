/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { AnswerWords } from './answer-words';

const list = (texts: string[], ordered = false) =>
  ({ form: 'list', ordered, items: texts.map((text) => ({ text })) }) as const;

describe('an answer in words', () => {
  test('[HW-14] one entry is a line, several are a list', () => {
    const { rerender } = render(<AnswerWords answer={list(['Волга'])} />);
    expect(screen.queryByRole('list')).toBeNull();
    rerender(<AnswerWords answer={list(['Волга', 'Ока'], true)} />);
    const items = within(screen.getByRole('list')).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(['Волга', 'Ока']);
  });

  test('[HW-14] a pair is said with both of its sides', () => {
    const items = [{ label: 'Волга', text: 'Каспийское море' }];
    const { container } = render(<AnswerWords answer={{ form: 'list', ordered: false, items }} />);
    expect(container).toHaveTextContent('Волга — Каспийское море');
  });

  test('[HW-14] [UI-12] entries stand in their blanks; an empty one is said to be empty', () => {
    const answer = { form: 'text', text: '{{a}} и {{b}}', blanks: { a: 'снег' } } as const;
    const { container } = render(<AnswerWords answer={answer} />);
    expect(container).toHaveTextContent('снег и …нет ответа');
  });

  test('[HW-03] what was typed is text, never an element', () => {
    const { container } = render(<AnswerWords answer={list(['<img src=x onerror=alert(1)>'])} />);
    expect(container.querySelector('img')).toBeNull();
    expect(container).toHaveTextContent('<img src=x onerror=alert(1)>');
  });

  test('[HW-14] a text of the student is as it was typed, no markup', () => {
    const { container } = render(<AnswerWords answer={{ form: 'typed', text: '**a**\n $x$' }} />);
    expect(container.textContent).toBe('**a**\n $x$');
  });

  test('[HW-14] photos stand in their order, each with its number', () => {
    const files = ['1f0c8d3e-7a52-4b6f-9c1d-2e3f4a5b6c7d', '2f0c8d3e-7a52-4b6f-9c1d-2e3f4a5b6c7d'];
    render(<AnswerWords answer={{ form: 'files', files }} />);
    expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual([
      'Фото 1 из 2',
      'Фото 2 из 2',
    ]);
  });

  test('without entries nothing is drawn but an empty list', () => {
    render(<AnswerWords answer={list([])} />);
    expect(screen.queryAllByRole('listitem')).toEqual([]);
  });
});
