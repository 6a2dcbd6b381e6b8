/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OwnCertificate } from '@/lib/contract/certificate/certificate';
import { CertificateView } from './certificate-view';

const certificate = {
  ...{ surname: 'Петрова', name: 'Мария', patronymic: 'Ивановна' },
  ...{ workCount: 12, studentCount: 28, since: '2026-03-04T09:00:00Z' },
  ...{ number: 'bodafikosutamirena', issuedAt: '2026-05-20T09:00:00Z' },
};
const { workCount, studentCount, since } = certificate;
const own: OwnCertificate = {
  ...{ facts: { workCount, studentCount, since }, missing: null },
  certificate,
};
const show = (changes: Partial<OwnCertificate>) =>
  render(<CertificateView {...own} {...changes} publicOrigin="https://edu.example.ru" />);

afterEach(() => jest.restoreAllMocks());

test('[HW-10] is a sheet with name, numbers, days, number and where to verify it', () => {
  show({});
  const sheet = screen.getByRole('article', { name: 'Сертификат' });
  for (const text of [
    'Петрова Мария Ивановна',
    '12',
    '28',
    'С 4 марта 2026 г. по 20 мая 2026 г.',
    '№ bodafi-kosuta-mirena',
    'https://edu.example.ru/certificate/bodafi-kosuta-mirena',
  ])
    expect(sheet).toHaveTextContent(text);
  expect(screen.getByRole('link', { name: 'Скачать PDF' })).toHaveAttribute(
    'href',
    '/api/certificate',
  );
  expect(screen.queryByRole('button', { name: 'Выдать новый сертификат' })).toBeNull();
});

test('[HW-10] is printed at a press', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  show({});
  await userEvent.click(screen.getByRole('button', { name: 'Распечатать' }));
  expect(print).toHaveBeenCalledTimes(1);
});

test('[HW-10] a new one is offered when there is more to say', () => {
  show({ facts: { ...own.facts, workCount: 14 } });
  expect(screen.getByText(/14 домашних заданий/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Выдать новый сертификат' })).toBeVisible();
});

test('[HW-10] the first one is issued at a press, once however often it is pressed', async () => {
  const fetching = jest.fn(() => new Promise<Response>(() => undefined));
  globalThis.fetch = fetching;
  show({ certificate: null });
  const button = screen.getByRole('button', { name: 'Выдать сертификат' });
  await userEvent.dblClick(button);
  expect(fetching).toHaveBeenCalledTimes(1);
  expect(fetching).toHaveBeenCalledWith(
    '/api/v1/certificate',
    expect.objectContaining({ method: 'POST' }),
  );
});

test.each([
  ['work', 'Создать задание', '/homework/new'],
  ['name', 'Открыть профиль', '/profile'],
] as const)('[HW-10] without %s it says what to do', (missing, name, href) => {
  show({ certificate: null, missing });
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  expect(screen.queryByRole('button')).toBeNull();
});
