/** The words of the consent that registration asks for; who changes them sets `CONSENT_VERSION`. [TRUST-10] */
export const consentWords = {
  agree: 'Даю согласие на обработку персональных данных',
  policy: 'Какие данные и\u00a0зачем мы храним',
  children: 'Если ученику нет 14\u00a0лет, согласие за\u00a0него даёт родитель или учитель.',
};
