import { processesOf } from './platform.mjs';

test.each([
  [
    ['main-api', 'sso', 'payments'],
    [
      { title: 'вход', services: ['sso'] },
      { title: 'платформа', services: ['main-api', 'payments'] },
    ],
  ],
  [['sso'], [{ title: 'вход', services: ['sso'] }]],
  [['payments'], [{ title: 'платформа', services: ['payments'] }]],
])('[TRUST-08] of %j sign-in has a process of its own', (services, processes) => {
  expect(processesOf(services)).toEqual(processes);
});
