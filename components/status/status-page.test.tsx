/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { statusTexts, type StatusId, type StatusText } from '@/lib/status/status-texts';
import { cellDrawings } from './cell-drawings';
import { StatusPage } from './status-page';

const link = (name: string) => screen.getByRole('link', { name });

describe('a status page', () => {
  test('[STATUS-01] 403 tells what happened, can be loaded again, leads home', () => {
    render(<StatusPage id="forbidden" />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ошибка авторизации');
    expect(screen.getByText('Пожалуйста, попробуйте снова через несколько минут.')).toBeVisible();
    // Testing Library takes a link with an empty address for none; browsers do not.
    expect(screen.getByText('Обновить страницу')).toHaveAttribute('href', '');
    expect(link('Вернуться на главную')).toHaveAttribute('href', '/');
  });

  test('[STATUS-01] on its own path «Обновить страницу» is one page back', async () => {
    window.history.replaceState(null, '', '/403');
    window.history.pushState(null, '', '/403');
    const back = jest.spyOn(window.history, 'back').mockImplementation(() => undefined);
    render(<StatusPage id="forbidden" />);
    await userEvent.click(screen.getByText('Обновить страницу'));
    expect(back).toHaveBeenCalledTimes(1);
  });

  test('[STATUS-02] 404 asks to check the address and leads home', () => {
    render(<StatusPage id="notFound" />);
    expect(screen.getByText(/Проверьте, нет ли в адресе опечатки, и попробуйте/)).toBeVisible();
    expect(screen.queryByText('Обновить страницу')).toBeNull();
    expect(link('Вернуться на главную')).toHaveAttribute('href', '/');
  });

  test('[STATUS-11] a wrong link leads to the own homework', () => {
    render(<StatusPage id="linkError" />);
    expect(screen.getByText(/Попросите у учителя правильную ссылку/)).toBeVisible();
    expect(link('Мои задания')).toHaveAttribute('href', '/student/profile');
  });

  test('[STATUS-12] an unavailable task leads to the profile', () => {
    render(<StatusPage id="taskIsUnavailable" />);
    expect(link('Перейти в профиль')).toHaveAttribute('href', '/profile');
  });

  test.each(Object.keys(statusTexts) as StatusId[])('[ROUTE-08] %s has a picture', (id) => {
    const { container } = render(<StatusPage id={id} />);
    const { image }: StatusText = statusTexts[id];
    const cells = cellDrawings[image].join('').replaceAll('.', '').length;
    expect(container.querySelectorAll('main svg rect')).toHaveLength(cells);
    expect(new Set(cellDrawings[image].map((row) => row.length)).size).toBe(1);
  });
});
