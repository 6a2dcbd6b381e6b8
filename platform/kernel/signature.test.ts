import { isSigned, signMessage } from './signature';

const NOW = 1_800_000_000;
const secret = 's'.repeat(32);
const body = '{"event":"paid"}';
const signature = signMessage(secret, body, NOW);

describe('a signature', () => {
  test('[PAY-06] is good for its body, for five minutes either way', () => {
    for (const now of [NOW, NOW + 300, NOW - 300])
      expect(isSigned({ secrets: [secret], body, signature }, now)).toBe(true);
  });

  test('[TRUST-12] is good as well when it was made with the secret of before', () => {
    const secrets = ['n'.repeat(32), secret];
    expect(isSigned({ secrets, body, signature }, NOW)).toBe(true);
  });

  test.each([
    ['replayed later', { now: NOW + 301 }],
    ['made in the future', { now: NOW - 301 }],
    ['of another body', { body: '{"event":"paid" }' }],
    ['of another secret', { secrets: ['x'.repeat(32)] }],
    ['with another moment', { signature: signature.replace(`t=${NOW}`, `t=${NOW + 1}`) }],
    ['cut', { signature: signature.slice(0, -2) }],
    ['with more after it', { signature: `${signature},v1=00` }],
    ['empty', { signature: '' }],
    ['not hexadecimal', { signature: signature.replace(/.{4}$/, 'zzzz') }],
  ])('[PAY-06] that is %s is refused', (_, wrong) => {
    const { now = NOW, ...given } = { ...wrong } as { now?: number };
    expect(isSigned({ secrets: [secret], body, signature, ...given }, now)).toBe(false);
  });
});
