/** @jest-environment node */
import { outcomeOf } from './smtp';

test.each([
  ['the server is away', { code: 'ESOCKET', syscall: 'connect' }, 'later'],
  ['its name is unknown', { code: 'EDNS' }, 'later'],
  ['our password is wrong', { code: 'EAUTH', responseCode: 535 }, 'later'],
  ['there is no TLS', { code: 'ETLS', responseCode: 454 }, 'later'],
  [
    'the connection never stands',
    { code: 'ETIMEDOUT', timeoutType: 'CONNECTION_TIMEOUT' },
    'later',
  ],
  ['the server is busy', { code: 'EENVELOPE', responseCode: 451 }, 'later'],
  ['the address does not exist', { code: 'EENVELOPE', responseCode: 550 }, 'refused'],
  ['the server breaks off', { code: 'ECONNECTION' }, 'unknown'],
  ['the server falls silent', { code: 'ETIMEDOUT', timeoutType: 'SOCKET_TIMEOUT' }, 'unknown'],
])('[TRUST-07] when %s, what follows from %j is: %s', (_, failure, outcome) => {
  expect(outcomeOf(failure)).toBe(outcome);
});
