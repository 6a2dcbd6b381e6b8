import { describe as describeError } from './service';

describe('what the log says of a failure', () => {
  it('is name, code and place', () => {
    const error = Object.assign(new TypeError('anna@example.ru'), { code: 'E1' });
    expect(describeError(error)).toMatch(/^TypeError E1 at /);
  });

  it('is no line of its message, though it looks like a place', () => {
    const inner = new Error('Key (login)=(anna)\nfailed at anna@example.ru\n    at anna');
    const told = describeError(new Error('The pupil sits at the window', { cause: inner })) ?? '';
    expect(told).toMatch(/^Error at .* ← Error at /);
    for (const word of ['anna', 'window']) expect(told).not.toContain(word);
  });

  it('is nothing of what is no failure', () => {
    expect(describeError('anna@example.ru')).toBeUndefined();
  });
});
