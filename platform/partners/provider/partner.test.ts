/** @jest-environment node */
import { providerSchema } from '@/lib/contract/user/user';
import { cookieNames } from './cookie-names';
import { deriveSigningKey } from './derived-key';
import { accountOf, findAccount, findByPassword } from './people';

describe('the people of a provider', () => {
  it('sign in with any writing of their login, and with no other password', () => {
    expect(findByPassword(' School@Example.ru', 'tetrad')?.surname).toBe('Громова');
    expect(findByPassword('school@example.ru', 'Tetrad')).toBeNull();
    expect(findByPassword('nobody', 'tetrad')).toBeNull();
  });

  it('are not the staff of the publisher', () => {
    expect(findByPassword('editor@example.ru', 'tetrad')).toBeNull();
    expect(findByPassword('approver@example.ru', 'tetrad')).toBeNull();
  });

  it('have a subject of their own at each provider [AUTH-01]', () => {
    const person = findByPassword('student@example.ru', 'tetrad');
    if (!person) throw new Error('Nobody');
    const { accountId, claims } = accountOf('mo', person);
    expect(accountId).toBe('mo-student@example.ru');
    expect(claims()).toMatchObject({ role: 'student', school_class: { number: 5, letter: 'А' } });
    expect(findAccount('mo', accountId)?.accountId).toBe(accountId);
    expect(findAccount('vk', accountId)).toBeUndefined();
  });

  it('are nothing but people to a social network', () => {
    const claims = findAccount('vk', 'vk-student@example.ru')?.claims();
    expect(claims).toMatchObject({ given_name: 'Миша', email: 'student@example.ru' });
    expect(claims).not.toHaveProperty('role');
    expect(claims).not.toHaveProperty('school_class');
  });
});

describe('the providers', () => {
  it('share no cookie on one host', () => {
    const issuer = 'http://localhost:4700';
    const names = providerSchema.options.flatMap((key) =>
      Object.values(cookieNames({ key, issuer })),
    );
    expect(new Set(names).size).toBe(18);
    expect(cookieNames({ key: 'vk', issuer: 'https://x.ru' }).session).toMatch(/^__Secure-/);
  });

  it('have a key each, the same after every start', async () => {
    const [one, again, other] = await Promise.all([
      deriveSigningKey('secret', 'vk'),
      deriveSigningKey('secret', 'vk'),
      deriveSigningKey('secret', 'vs'),
    ]);
    expect(again).toEqual(one);
    expect(other.kid).not.toBe(one.kid);
    expect(other.d).not.toBe(one.d);
  });
});
