/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { InstructionsView } from './instructions-view';

const back = { href: '/teacher/profile', label: 'Мои задания' };
const show = (url?: string) =>
  render(<InstructionsView url={url} contactEmail="help@example.ru" back={back} />);

test('[HW-10] a configured document is shown in place, and can be downloaded', () => {
  show('https://docs.example.ru/teacher.pdf');
  const frame = screen.getByTitle('Инструкция');
  expect(frame).toHaveAttribute('src', 'https://docs.example.ru/teacher.pdf');
  expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer');
  expect(screen.getByRole('link', { name: 'Скачать PDF' })).toHaveAttribute(
    'href',
    'https://docs.example.ru/teacher.pdf',
  );
});

test('[HW-10] without one the page says so, and what to do', () => {
  show();
  expect(screen.getByText('Инструкции пока нет')).toBeVisible();
  expect(screen.queryByTitle('Инструкция')).toBeNull();
  expect(screen.getByRole('link', { name: 'Написать нам' })).toHaveAttribute(
    'href',
    'mailto:help@example.ru',
  );
});
