/** What the way into the account is called: for whoever asks, and for whoever is signed in. */
export const accountLabels = {
  login: { name: 'Войти', short: 'Войти' },
  home: { name: 'Мой кабинет', short: 'Кабинет' },
} as const;
