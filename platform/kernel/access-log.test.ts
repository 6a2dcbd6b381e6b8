import pino from 'pino';
import { createPseudonym, writeAccess, type AccessEvent } from './access-log';

const pseudonym = createPseudonym('s'.repeat(32));

function written(network: string, event: AccessEvent): Record<string, unknown> {
  const lines: string[] = [];
  const log = pino({ base: undefined }, { write: (line: string) => void lines.push(line) });
  writeAccess(log, pseudonym, network, event);
  expect(lines).toHaveLength(1);
  return JSON.parse(lines[0] ?? '') as Record<string, unknown>;
}

test('a sign-in is one line that has neither the person nor their address in it', () => {
  const line = written('203.0.113.77', {
    ...{ event: 'sign_in', outcome: 'refused', way: 'password', reason: 'wrong' },
    ...{ login: 'anna@example.ru', account: '5d3a1c1e-0000-4000-8000-000000000001' },
  });
  expect(line).toMatchObject({
    ...{ event: 'sign_in', outcome: 'refused', way: 'password', reason: 'wrong' },
    ...{ msg: 'access', network: '203.0.113.0/24' },
    login: expect.stringMatching(/^[\w-]{16}$/),
    account: expect.stringMatching(/^[\w-]{16}$/),
  });
  expect(JSON.stringify(line)).not.toMatch(/anna|example|5d3a1c1e|113\.77/);
});

test('the same person has the same pseudonym, with another secret another one', () => {
  expect(pseudonym('anna')).toBe(createPseudonym('s'.repeat(32))('anna'));
  expect(pseudonym('anna')).not.toBe(pseudonym('boris'));
  expect(pseudonym('anna')).not.toBe(createPseudonym('t'.repeat(32))('anna'));
});
