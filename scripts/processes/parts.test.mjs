import { hostOf, sentenceFrom } from './parts.mjs';

test.each([
  [
    'its only line',
    'Wrong environment — SSO_PORT: Invalid input\n',
    'Wrong environment — SSO_PORT: Invalid input',
  ],
  [
    'the line that names a variable, whatever follows',
    '▲ Next.js 16\n- Local: http://localhost:3000\nWrong environment — SESSION_SECRET: Too small\n ⨯ Failed to start\n',
    'Wrong environment — SESSION_SECRET: Too small',
  ],
  [
    'the message of a thrown error, without its places',
    'Error: tetradi is not a database\n    at connect (file.js:1:2)\n    at start (file.js:3:4)\n',
    'tetradi is not a database',
  ],
  [
    'what is not a log record',
    '{"level":50,"msg":"failed"}\nlisten failed\n{"level":30}\n',
    'listen failed',
  ],
])('the reason for an end is %s', (_, said, sentence) => {
  expect(sentenceFrom(said)).toBe(sentence);
});

test('there is no reason when nothing was said', () => {
  expect(sentenceFrom('\n  \n')).toBeNull();
});

test.each([
  [undefined, 'localhost'],
  ['', 'localhost'],
  ['0.0.0.0', 'localhost'],
  ['::', 'localhost'],
  ['10.0.0.5', '10.0.0.5'],
  ['fd00::5', '[fd00::5]'],
])('[TRUST-11] a program that listens on %p is asked at %s', (address, host) => {
  expect(hostOf({ ...(address !== undefined && { LISTEN_HOST: address }) })).toBe(host);
});
