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
    render(<TeacherGreeting {...who} />);
    const heading = screen.getByRole('heading', { level: 1 });
    expect(heading.textContent?.replace(/\u00A0/g, ' ')).toBe(greeting);
  });

  test('[HW-09] says what they teach and leads to the builder and the journal', () => {
    const person = { name: 'Анна', patronymic: '', teaching };
    const { rerender } = render(<TeacherGreeting {...person} />);
    expect(screen.getByRole('listitem')).toHaveTextContent('Английский язык, 5–7 классы');
    expect(screen.getByRole('link', { name: 'Создать задание' })).toHaveAttribute(
      'href',
      '/homework/new',
    );
    expect(screen.getByRole('link', { name: 'Журнал' })).toHaveAttribute(
      'href',
      '/teacher/journal',
    );
    expect(screen.getByRole('link', { name: 'Мой профиль' })).toHaveAttribute('href', '/profile');
    expect(screen.queryByRole('link', { name: 'Инструкция' })).toBeNull();
    rerender(<TeacherGreeting {...person} hasInstruction />);
    expect(screen.getByRole('link', { name: 'Инструкция' })).toHaveAttribute(
      'href',
      '/teacher/instructions',
    );
  });
});
