import { randomUUID } from 'node:crypto';
import { callPlatform } from '@/tests/support/http/call-platform';
import { followSignIn } from '@/tests/support/sign-in/follow-sign-in';

/** Signs in on the real SSO, as a browser would, and returns the edu token. */
export async function signIn(login: string, password = 'tetrad'): Promise<string> {
  const { url } = await callPlatform('createLoginState', { body: {} });
  const callback = await followSignIn(url, login, password);
  const [code, state, iss] = ['code', 'state', 'iss'].map((name) => callback.get(name) ?? '');
  const { token } = await callPlatform('authenticate', {
    query: { code: code ?? '', state: state ?? '', iss },
  });
  return token;
}

let turn = 0;

/** A student without an account who begins the homework. */
export async function newcomer(taskHash: string, className = '5А'): Promise<string> {
  const surname = `Новиков${'абвгдежзиклмн'[turn++ % 13]}`;
  const { token } = await callPlatform('registerStudent', {
    body: { idempotencyKey: randomUUID(), taskHash, name: 'Пётр', surname, className },
  });
  return token;
}
