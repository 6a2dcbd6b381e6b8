import type { PaymentVerb } from '@/platform/payments/context';

/** What is advertised now. */
export const getBanner: PaymentVerb<'getBanner'> = () =>
  Promise.resolve({
    banner: {
      title: 'Год для учителя — по\u00A0цене восьми месяцев',
      text: 'До\u00A0десяти попыток у\u00A0каждого ученика во\u00A0всех ваших заданиях.',
      position: 'teacher-12',
    },
  });
