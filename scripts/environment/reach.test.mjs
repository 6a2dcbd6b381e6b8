import { greeting } from '../commands/start.mjs';
import { completeEnvironment } from './environment.mjs';
import { reachLine } from './reach.mjs';

test('[TRUST-11] a demo says in one line that it is for this computer alone', () => {
  const said = greeting(completeEnvironment({})).split('\n');
  expect(said.filter((line) => /только с этого компьютера/.test(line))).toHaveLength(1);
  expect(greeting(completeEnvironment({ DEPLOYMENT: 'production' }))).not.toMatch(/компьютера/);
});

test('[TRUST-11] an address that was given is said, in a demo too', () => {
  expect(reachLine({ DEPLOYMENT: 'production', LISTEN_HOST: '10.0.0.5' })).toContain('10.0.0.5');
  expect(reachLine({ DEPLOYMENT: 'demo', LISTEN_HOST: '0.0.0.0' })).not.toMatch(/только/);
  expect(reachLine({ DEPLOYMENT: 'production' })).toBe('');
});
