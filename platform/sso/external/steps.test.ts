/** @jest-environment node */
import type { Interaction } from '@/platform/openid/find-interaction';
import { ServiceError } from '@/platform/kernel/errors';
import type { Sso, SsoContext } from '@/platform/sso/context';
import { sendPage } from '@/platform/sso/pages/send';
import { accountOfPerson } from './external-account';
import { keepPending, takePending } from './pending';
import { beginExternal, completeExternal } from './steps';

jest.mock('./external-account');
jest.mock('./pending');
jest.mock('@/platform/openid/finish-interaction');
jest.mock('@/platform/sso/pages/send');

const secrets = { state: 's', nonce: 'n', codeVerifier: 'v' };
const sso = { publicOrigin: 'https://edu.example.ru' } as Sso;
const interaction = { uid: 'x', params: {} } as Interaction;
const error = jest.fn();
const context = {
  req: { url: 'https://id.example.ru/?state=s' },
  get: () => ({ error }),
  header: () => undefined,
} as unknown as SsoContext;
const client = {
  addressFor: () => Promise.resolve('https://vk.example'),
  exchange: () => Promise.resolve({ person: {} }) as never,
};
const fault = new ServiceError('internal');

beforeEach(() => {
  jest.resetAllMocks();
  jest.mocked(takePending).mockResolvedValue(secrets);
});

test('[AUTH-01] a fault of ours is not told as one of the provider', async () => {
  jest.mocked(accountOfPerson).mockRejectedValue(fault);
  jest.mocked(keepPending).mockRejectedValue(fault);
  await expect(completeExternal(sso)(context, interaction, 'vk', client)).rejects.toBe(fault);
  await expect(beginExternal(sso)(context, interaction, 'vk', client)).rejects.toBe(fault);
  expect(error).not.toHaveBeenCalled();
});

test('[AUTH-01] a fault of the provider is told and logged', async () => {
  const unavailable = () => Promise.reject(new ServiceError('unavailable'));
  const broken = { addressFor: unavailable, exchange: unavailable };
  await completeExternal(sso)(context, interaction, 'vk', broken);
  await beginExternal(sso)(context, interaction, 'vk', broken);
  expect(jest.mocked(sendPage).mock.calls.map(([, , , status]) => status)).toEqual([503, 503]);
  expect(error).toHaveBeenCalledTimes(2);
});
