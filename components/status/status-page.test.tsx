/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import userEvent from '@testing-library/user-event';
import { statusTexts, type StatusId } from '@/lib/status/status-texts';
import { drawingOf } from './drawing-of';
import { StatusPage } from './status-page';

const link = (name: string) => screen.getByRole('link', { name });
const ids = Object.keys(statusTexts) as StatusId[];

beforeEach(() => window.history.replaceState(null, '', '/403'));

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

  test('[STATUS-05] what is quoted stands alone', () => {
    render(<StatusPage id="serviceUnavailable" />);
    expect(screen.getByText('Сайт просто устал и отдыхает.')).toBeVisible();
  });

  test('[STATUS-11] a wrong link leads to the own homework, and says what that is', () => {
    render(<StatusPage id="linkError" />);
    expect(screen.getByText(/Попросите у учителя правильную ссылку/)).toBeVisible();
    expect(link('Мои задания')).toHaveAttribute('href', '/student/profile');
    expect(screen.getByText('Здесь всё, что вы уже начали.')).toBeVisible();
  });

  test('[STATUS-12] an unavailable task leads to the profile', () => {
    render(<StatusPage id="taskIsUnavailable" />);
    expect(link('Перейти в профиль')).toHaveAttribute('href', '/profile');
  });
});

describe('the drawings', () => {
  test('[ROUTE-08] each status page has one of its own', () => {
    const drawings = ids.map((id) => {
      const Drawing = drawingOf[id];
      return renderToStaticMarkup(<Drawing />);
    });
    expect(new Set(drawings).size).toBe(ids.length);
  });

  test.each(ids)('[UI-12] that of %s is small, silent and made of tokens', (id) => {
    const Drawing = drawingOf[id];
    const markup = renderToStaticMarkup(<Drawing />);
    expect(markup).toMatch(/^<svg [^>]*aria-hidden="true"/);
    expect(markup).not.toMatch(/#[\da-f]{3}|rgb|style=|script|href/i);
    expect(markup.length).toBeLessThan(9_000);
  });
});
