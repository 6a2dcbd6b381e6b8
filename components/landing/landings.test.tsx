/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { HomeView } from './home-view';
import { landing, summary, trial } from './landing.fixture';
import { SubjectView } from './subject-view';
import { TeacherView } from './teacher-view';

jest.mock('next/navigation', () => ({ useRouter: () => ({ replace: jest.fn() }) }));

const pages: [string, ReactElement][] = [
  ['home', <HomeView key="home" workbooks={[summary]} trial={trial} />],
  ['the teacher landing', <TeacherView key="teacher" workbooks={[summary]} trial={trial} />],
  ['a subject landing', <SubjectView key="subject" landing={landing} trial={trial} />],
];

describe.each(pages)('%s', (_, page) => {
  test('has one main heading, and every part of it a heading', () => {
    render(page);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getAllByRole('heading', { level: 2 }).length).toBeGreaterThanOrEqual(4);
  });

  test('[HW-01] calls to the builder and to a task that can be tried at once', () => {
    render(page);
    for (const call of screen.getAllByRole('link', { name: 'Собрать задание' }))
      expect(call).toHaveAttribute('href', '/login?returnUrl=%2Fhomework%2Fnew');
    expect(screen.getByRole('link', { name: 'Попробовать задание' })).toHaveAttribute(
      'href',
      '#sample',
    );
    expect(document.getElementById('sample')).toContainElement(
      screen.getByRole('button', { name: 'Проверить' }),
    );
  });

  test('shows three steps with pictures of a known size that say what is on them', () => {
    render(page);
    const steps = within(screen.getByRole('region', { name: 'Как это работает' }));
    const pictures = steps.getAllByRole('img');
    expect(pictures).toHaveLength(3);
    for (const picture of pictures) {
      expect(picture.getAttribute('alt')?.length).toBeGreaterThan(30);
      expect(picture).toHaveAttribute('width');
      expect(picture).toHaveAttribute('height');
      expect(picture).toHaveAttribute('loading', 'lazy');
    }
  });

  test('answers questions by native disclosure', () => {
    render(page);
    const region = screen.getByRole('region', { name: 'Вопросы и ответы' });
    expect(region.querySelectorAll('details > summary').length).toBeGreaterThanOrEqual(4);
  });
});

describe('home', () => {
  test('[ROUTE-23] [SUBJ-02] leads to the landing of each workbook, in the colour of its subject', () => {
    render(<HomeView workbooks={[summary]} trial={null} />);
    const link = screen.getByRole('link', { name: 'Физика, 7 класс' });
    expect(link).toHaveAttribute('href', '/fizika_7-class');
    expect(link.closest('[data-accent]')).toHaveAttribute('data-accent', 'green');
  });

  test('says which subjects are still to come, and does not sell them', () => {
    render(<HomeView workbooks={[summary]} trial={null} />);
    expect(screen.getByText('Готовятся:').parentElement).toHaveTextContent(/алгебра.*ОБЖ/);
    expect(screen.queryByRole('link', { name: /Алгебра/ })).not.toBeInTheDocument();
  });

  test('is good without a single workbook', () => {
    render(<HomeView workbooks={[]} trial={null} />);
    expect(screen.getByRole('heading', { name: 'Тетради готовятся' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Попробовать задание' })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Домашнее задание');
  });
});

describe('the landing of a subject', () => {
  test('[SEO-06] says where it stands', () => {
    render(<SubjectView landing={landing} trial={trial} />);
    const trail = within(screen.getByRole('navigation', { name: /Путь/ }));
    expect(trail.getByRole('link', { name: 'Главная' })).toHaveAttribute('href', '/');
    expect(trail.getByText(/Физика, 7/)).toHaveAttribute('aria-current', 'page');
  });

  test('shows the contents of its workbook: modules that open, lessons, steps', () => {
    render(<SubjectView landing={landing} trial={trial} />);
    const contents = screen.getByRole('region', { name: /Что в.тетради/ });
    const [first, second] = contents.querySelectorAll('details');
    expect(first).toHaveAttribute('open');
    expect(second).not.toHaveAttribute('open');
    expect(first).toHaveTextContent(/Измерения.*3.задания.*Приборы.*Линейка.*Ответ числом/);
  });

  test('[SEO-09] at an unknown second part leads to the grades that there are', () => {
    render(<SubjectView landing={{ ...landing, grade: null }} trial={trial} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/по физике/);
    const grades = within(screen.getByRole('navigation', { name: /по.классам/ }));
    expect(grades.getByRole('link')).toHaveAttribute('href', '/fizika_7-class');
  });

  test('without a workbook says so, and leads to those that there are', () => {
    const none = { ...landing, grade: null, workbook: null, sample: null, workbooks: [] };
    render(<SubjectView landing={none} trial={null} />);
    expect(screen.getByText('Тетрадь готовится')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Посмотреть готовые тетради' })).toHaveAttribute(
      'href',
      '/#subjects',
    );
    expect(screen.queryByRole('link', { name: 'Собрать задание' })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: /Что в.тетради/ })).not.toBeInTheDocument();
  });

  test('[UI-12] tells a screen reader that the titles of an English workbook are English', () => {
    const english = { ...landing, workbook: { ...landing.workbook, subjectId: 0 } as never };
    render(<SubjectView landing={english} trial={{ ...trial, lang: 'en' }} />);
    expect(screen.getByRole('heading', { name: 'Измерения' })).toHaveAttribute('lang', 'en');
  });
});
