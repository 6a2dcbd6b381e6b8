/**
 * What the scripts themselves read besides the tables of web and the platform. They run before
 * anything is installed or built, so they cannot use those.
 */
export const scriptVariables = [
  {
    name: 'DATABASE_PORT',
    section: 'data',
    note: 'Our own database, on this computer only.',
    shown: '4600',
    standard: '4600',
  },
  {
    name: 'CHROMIUM_PATH',
    section: 'tests',
    note: 'The browser for `npm test`, when it is not found by itself. Example:',
    shown: '/usr/bin/chromium',
    standard: '',
  },
];
