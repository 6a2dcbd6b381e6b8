const whole = new Intl.NumberFormat('ru-RU', {
  style: 'currency',
  currency: 'RUB',
  minimumFractionDigits: 0,
  maximumFractionDigits: 2,
});

/** A sum as people read it: «2 990 ₽», «351,50 ₽». @param kopecks whole, as the payment service counts */
export function formatMoney(kopecks: number): string {
  const text = whole.format(kopecks / 100);
  // Kopecks have two digits or none.
  return kopecks % 100 === 0 ? text : text.replace(/,(\d)(?=\D|$)/, ',$10');
}
