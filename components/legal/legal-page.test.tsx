/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { teacherTerms } from '@/lib/legal/teacher-terms';
import { userAgreement } from '@/lib/legal/user-agreement';
import { LegalPage } from './legal-page';

const props = {
  documents: [],
  related: [{ href: '/application', label: 'Оставить заявку' }],
  contacts: { email: 'help@example.ru', phone: '8 800 000-00-00' },
};

describe.each([
  ['[ROUTE-20] the terms for teachers', teacherTerms],
  ['[ROUTE-24] the user agreement', userAgreement],
])('%s', (_, text) => {
  test(`every entry of the contents leads to its section: ${text.title}`, () => {
    const { container } = render(<LegalPage {...props} text={text} />);
    const contents = within(screen.getByRole('navigation', { name: 'Содержание' }));
    const links = contents.getAllByRole('link');
    expect(links).toHaveLength(text.sections.length);
    for (const link of links) {
      const target = container.querySelector(link.getAttribute('href') ?? '');
      expect(target?.tagName).toBe('H2');
      expect(target?.textContent).toBe(link.textContent?.replace(/^(\d+\.)/, '$1 '));
    }
  });

  test(`every paragraph has its number and can be linked to: ${text.title}`, () => {
    const { container } = render(<LegalPage {...props} text={text} />);
    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const [section] = text.sections;
    expect(container.querySelector('[id="p-1.1"]')).toHaveTextContent(/^1\.1\./);
    expect(container.querySelector(`[id="p-1.${section?.paragraphs.length}"]`)).not.toBeNull();
  });

  test(`there is one main heading and a date: ${text.title}`, () => {
    const { container } = render(<LegalPage {...props} text={text} />);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    const date = container.querySelector('time');
    expect(date).toHaveAttribute('datetime', text.changedAt);
    expect(date).toHaveTextContent(/^\d+ [а-я]+ 20\d\d года$/);
  });
});

test('[CONF-01] the publisher’s own documents are named where they are configured', () => {
  const documents = [{ label: 'Оферта', href: 'https://docs.example/offer.pdf' }];
  const { rerender } = render(<LegalPage {...props} text={userAgreement} />);
  expect(screen.queryByText(/действуют они/)).toBeNull();
  rerender(<LegalPage {...props} text={userAgreement} documents={documents} />);
  expect(screen.getByText(/действуют они/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Оферта' })).toHaveAttribute(
    'href',
    'https://docs.example/offer.pdf',
  );
});
