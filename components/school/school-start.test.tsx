/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { SchoolStart } from './school-start';

const props = {
  name: 'Ольга',
  patronymic: 'Ивановна',
  teacherLink: 'https://edu.example/teacher',
  instructionUrl: undefined,
  school: {
    ...{ title: 'Школа № 1', classes: 2, students: 41, teachers: 3 },
    ...{ openCodes: 21, usedCodes: 0, premiumUntil: null },
  },
  timeZone: 'Europe/Moscow',
  contacts: { email: 'help@example.ru', phone: '8 (800) 000-00-00' },
};

describe('where a school’s administrator begins', () => {
  test('[ROUTE-22] greets by name, and somebody without one too', () => {
    const { rerender } = render(<SchoolStart {...props} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Здравствуйте, Ольга Ивановна!',
    );
    rerender(<SchoolStart {...props} name="" patronymic="" />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Здравствуйте!$/);
  });

  test('[ROUTE-22] shows the link for colleagues, the shop and ways to ask', () => {
    render(<SchoolStart {...props} />);
    expect(screen.getByText('https://edu.example/teacher')).toBeVisible();
    expect(screen.getByRole('link', { name: /8 \(800\)/ })).toHaveAttribute(
      'href',
      'tel:88000000000',
    );
    expect(screen.getByRole('link', { name: 'Премиум для школы' })).toHaveAttribute(
      'href',
      '/profile/payment',
    );
    expect(screen.getByRole('link', { name: 'заявку' })).toHaveAttribute('href', '/application');
  });

  test('[HW-10] leads to the instruction only where there is one', () => {
    const { rerender } = render(<SchoolStart {...props} />);
    expect(screen.queryByRole('link', { name: /Инструкция/ })).toBeNull();
    rerender(<SchoolStart {...props} instructionUrl="https://docs.example/school.pdf" />);
    expect(screen.getByRole('link', { name: /Инструкция/ })).toHaveAttribute(
      'href',
      'https://docs.example/school.pdf',
    );
  });
});
