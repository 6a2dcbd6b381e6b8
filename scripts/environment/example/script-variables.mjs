/**
 * What the scripts themselves read besides the tables of web and the platform. They run before
 * anything is installed or built, so they cannot use those.
 */
export const scriptVariables = [
  {
    name: 'DATA_DIR',
    section: 'data',
    note: 'Our own database, in the data folder, on this computer only.',
    shown: '.data',
  },
  { name: 'DATABASE_PORT', section: 'data', shown: '4600' },
  {
    name: 'CHROMIUM_PATH',
    section: 'tests',
    note: 'The browser for `npm test`, when it is not found by itself. Example:',
    shown: '/usr/bin/chromium',
  },
];
