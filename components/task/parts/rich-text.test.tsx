/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react';
import { markupCases } from '@/lib/contract/markup/markup.fixture';
import { RichText } from './rich-text';

it('draws strong, emphasis, breaks and blanks', () => {
  const { container } = render(
    <p>
      <RichText
        text={'**Все** _три_\nстроки {{a}} {{b}}'}
        renderBlank={(id, index) => <span>{`[${index}:${id}]`}</span>}
      />
    </p>,
  );
  expect(screen.getByText('Все').tagName).toBe('STRONG');
  expect(screen.getByText('три').tagName).toBe('EM');
  expect(container.querySelectorAll('br')).toHaveLength(1);
  expect(container).toHaveTextContent('[0:a] [1:b]');
});

it('makes no HTML out of a text', async () => {
  const { container } = render(
    <RichText text={'<img src=x onerror=alert(1)> $\\href{javascript:alert(1)}{x}$'} />,
  );
  await waitFor(() => expect(container.querySelector('.katex')).not.toBeNull());
  expect(container.querySelector('img, a')).toBeNull();
  expect(container).toHaveTextContent('<img src=x onerror=alert(1)>');
});

it('a blank that nobody fills is «…»', () => {
  const { container } = render(<RichText text="Она {{a}} дома" />);
  expect(container).toHaveTextContent('Она … дома');
});

it.each(markupCases.filter(({ formulas }) => !formulas))(
  '«$source» is shown as the platform reads it',
  ({ source, shown, blanks }) => {
    const found: string[] = [];
    const { container } = render(
      <RichText text={source} renderBlank={(id) => (found.push(id), '…')} />,
    );
    expect(container.textContent).toBe(shown);
    expect(found).toEqual(blanks ?? []);
  },
);
