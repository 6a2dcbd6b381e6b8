import { ask, callPlatform, type Answer } from '@/tests/support/http/call-platform';
import { followSignIn } from '@/tests/support/sign-in/follow-sign-in';

/** Signs in on the real SSO for the content management; returns what the SSO sent back. */
export async function beginCms(login: string) {
  const { url } = await callPlatform('createCmsLoginState', { body: {} });
  return readCallback(await followSignIn(url, login, 'tetrad', '/cms/auth'));
}

/** The query of a callback as the main API takes it. */
export function readCallback(callback: URLSearchParams) {
  const [code = '', state = '', iss = ''] = ['code', 'state', 'iss'].map(
    (name) => callback.get(name) ?? '',
  );
  return { code, state, iss };
}

/** The whole sign-in of somebody for the content management, as the main API answers it. */
export async function askForCms(login: string): Promise<Answer> {
  return ask('authenticateCms', { query: await beginCms(login) });
}

/** The CMS token of the demo's editor, or of its operator. */
export async function editorToken(
  login: 'editor@example.ru' | 'ops@example.ru' = 'editor@example.ru',
): Promise<string> {
  const query = await beginCms(login);
  return (await callPlatform('authenticateCms', { query })).token;
}
