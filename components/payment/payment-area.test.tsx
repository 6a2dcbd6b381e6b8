/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { limits } from '@/lib/contract/licence/limits';
import { PaymentArea } from './payment-area';

test('[PAY-03] without the payment service everything is there but the shop', () => {
  const line = { orderId: '00000000-0000-4000-8000-000000000001', line: 0, classLetter: '' };
  const notNamed = { ...line, licence: 'class' as const, classNumber: null, from: null };
  render(
    <PaymentArea
      shop={null}
      licences={{
        plan: 'free',
        limits: limits.free,
        school: null,
        licences: [{ ...notNamed, until: null }],
      }}
      offerHref="/offer"
      timeZone="Europe/Moscow"
      renderedAt="2026-11-23T12:00:00Z"
    >
      <p>Что входит</p>
    </PaymentArea>,
  );
  expect(screen.getByText('Сейчас оплатить не получится')).toBeVisible();
  for (const name of ['Мои лицензии', 'У вас код подарка?'])
    expect(screen.getByRole('heading', { name })).toBeVisible();
  expect(screen.getByLabelText('Какой это класс?')).toBeVisible();
  expect(screen.getByText('Что входит')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Корзина' })).toBeNull();
});
