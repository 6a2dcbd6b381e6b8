import type { PaymentVerb } from '@/platform/payments/context';

/** What is advertised now. */
export const getBanner: PaymentVerb<'getBanner'> = () =>
  Promise.resolve({
    banner: {
      title: 'Год для учителя — по\u00A0цене восьми месяцев',
      text: 'До\u00A0десяти попыток, варианты и\u00A0статистика по\u00A0каждому заданию.',
      position: 'teacher-12',
    },
  });
