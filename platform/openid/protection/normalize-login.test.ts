/** @jest-environment node */
import { normalizeLogin } from './normalize-login';

describe('normalizeLogin', () => {
  it.each([
    [' Anna@Example.RU ', 'anna@example.ru'],
    ['ЙОД'.normalize('NFD'), 'йод'],
    ['no\u0000email\n', 'noemail'],
    ['ｎｏｅｍａｉｌ', 'noemail'],
  ])('of %j is %j', (typed, login) => {
    expect(normalizeLogin(typed)).toBe(login);
  });
});
