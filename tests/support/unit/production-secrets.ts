/** What a start of the platform in production needs beside addresses: secrets that are not the demo's. */
export const productionSecrets = Object.fromEntries(
  [
    ...['SSO_CLIENT_SECRET', 'PLATFORM_SECRET', 'PAYMENT_NOTIFICATION_SECRET'],
    ...['PAYMENT_OPERATOR_TOKEN', 'DIARY_API_KEY', 'DIARY_WEBHOOK_SECRET'],
    'MAIN_API_SERVICE_TOKEN',
    'STORAGE_SECRET',
  ].map((name) => [name, name.padEnd(32, 's')]),
);
