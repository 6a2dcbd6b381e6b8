/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { HomeworkLayout } from './homework-layout';

const progress = { value: 2, max: 5, label: 'Выполнено заданий' };

it('[UI-03] header, body and footer have their parts; the progress bar is in both bars', () => {
  render(
    <HomeworkLayout
      variant="student"
      middle="Физика"
      rest="Сохранено"
      progress={progress}
      footer={<button type="button">Дальше</button>}
    >
      Задание
    </HomeworkLayout>,
  );
  const header = within(screen.getByRole('banner'));
  expect(header.getByRole('link', { name: 'Рабочие тетради' })).toBeVisible();
  expect(header.getByText('Физика')).toBeVisible();
  expect(header.getByText('Сохранено')).toBeVisible();
  expect(screen.getByRole('main')).toHaveTextContent('Задание');
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByRole('button', { name: 'Дальше' })).toBeVisible();
  // Which of the two is seen is a matter of width, and of the style sheet.
  const [small, large] = screen.getAllByRole('progressbar');
  expect(small?.parentElement).toHaveClass('medium:hidden');
  expect(large?.parentElement).toHaveClass('hidden', 'medium:block');
});

it('[UI-03] the body keeps 84 px free below, and the focus keeps clear of the bars', () => {
  const { container } = render(<HomeworkLayout variant="student">Задание</HomeworkLayout>);
  expect(screen.getByRole('main')).toHaveClass('medium:mb-[84px]');
  expect(container.firstElementChild).toHaveAttribute('data-layout', 'homework');
});

it('[UI-03] the teacher has a light background and no footer when there is nothing for it', () => {
  const { container } = render(<HomeworkLayout variant="teacher">Задание</HomeworkLayout>);
  expect(container.firstElementChild).toHaveClass('bg-surface');
  expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
});

it('[UI-03] the header is sticky and the footer fixed, but not on a very low screen', () => {
  render(
    <HomeworkLayout variant="student" footer={<button type="button">Дальше</button>}>
      Задание
    </HomeworkLayout>,
  );
  expect(screen.getByRole('banner')).toHaveClass('sticky', 'top-0', 'low:static');
  expect(screen.getByRole('contentinfo')).toHaveClass('fixed', 'bottom-0', 'low:relative');
  expect(screen.getByRole('main')).toHaveClass('low:mb-0');
});

it('[UI-03] without buttons there is a footer for the progress alone, on a desktop only', () => {
  render(
    <HomeworkLayout variant="student" progress={progress}>
      Задание
    </HomeworkLayout>,
  );
  expect(screen.getByRole('contentinfo')).toHaveClass('hidden', 'medium:block');
});
