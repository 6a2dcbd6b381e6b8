/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { TeacherGreeting } from './teacher-greeting';

const teaching = { subjects: [{ subjectId: 0, grades: [5, 6, 7] }] };

describe("the head of the teacher's profile", () => {
  test.each([
    ['Анна', 'Сергеевна', 'Здравствуйте, Анна Сергеевна!'],
    ['Анна', '', 'Здравствуйте, Анна!'],
    ['', '', 'Здравствуйте!'],
  ])('[HW-07] greets «%s» «%s» with «%s»', (name, patronymic, greeting) => {
    const who = { name, patronymic, teaching };
    render(<TeacherGreeting {...who} accountHref={null} />);
    const heading = screen.getByRole('heading', { level: 1 });
    expect(heading.textContent?.replace(/\u00A0/g, ' ')).toBe(greeting);
  });

  test('[HW-09] says what they teach and leads to the builder and the journal', () => {
    const person = { name: 'Анна', patronymic: '', teaching };
    const { rerender } = render(<TeacherGreeting {...person} accountHref={null} />);
    expect(screen.getByRole('listitem')).toHaveTextContent('Английский язык, 5–7 классы');
    expect(screen.getByRole('link', { name: 'Создать задание' })).toHaveAttribute(
      'href',
      '/homework/new',
    );
    expect(screen.getByRole('link', { name: 'Журнал' })).toHaveAttribute(
      'href',
      '/teacher/journal',
    );
    expect(screen.queryByRole('link', { name: 'Учётная запись' })).toBeNull();
    rerender(<TeacherGreeting {...person} accountHref="https://id.example.ru/profile" />);
    expect(screen.getByRole('link', { name: 'Учётная запись' })).toHaveAttribute(
      'href',
      'https://id.example.ru/profile',
    );
  });
});
