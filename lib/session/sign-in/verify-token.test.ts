import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import nock from 'nock';
import { serverConfig } from '@/lib/config/server';
import { isRefused, verifyCmsToken, verifyEduToken } from './verify-token';

const config = serverConfig();
type KeyPair = Awaited<ReturnType<typeof keyPair>>;
let main: KeyPair;
let foreign: KeyPair;

async function keyPair(kid: string) {
  const { privateKey, publicKey } = await generateKeyPair('ES256');
  return { kid, privateKey, jwk: { ...(await exportJWK(publicKey)), kid, alg: 'ES256' } };
}

type Change = { audience?: string; issuer?: string; expires?: string; key?: KeyPair };

function token({
  audience = config.CMS_TOKEN_AUDIENCE,
  issuer = config.EDU_TOKEN_ISSUER,
  expires = '1h',
  key = main,
}: Change = {}) {
  return new SignJWT({ name: 'Павел' })
    .setProtectedHeader({ alg: 'ES256', kid: key.kid })
    .setSubject('s1')
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime(expires)
    .sign(key.privateKey);
}

beforeAll(async () => {
  [main, foreign] = await Promise.all([keyPair('main'), keyPair('foreign')]);
  nock(config.MAIN_API_ENDPOINTS[0] ?? '')
    .persist()
    .get('/.well-known/jwks.json')
    .reply(200, { keys: [main.jwk] });
});
afterAll(() => nock.cleanAll());

test('[AUTH-20] a CMS token verifies as one, and not as that of a user', async () => {
  await verifyCmsToken(await token());
  await expect(verifyEduToken(await token())).rejects.toThrow();
});

test('[AUTH-20] an edu token verifies as one, and not as that of an editor', async () => {
  const edu = await token({ audience: config.EDU_TOKEN_AUDIENCE });
  await verifyEduToken(edu);
  await expect(verifyCmsToken(edu)).rejects.toThrow();
});

test.each<[string, () => Change]>([
  ['of another issuer', () => ({ issuer: 'somebody' })],
  ['that has expired', () => ({ expires: '-1m' })],
  ['of a foreign key', () => ({ key: foreign })],
  ['of a foreign key under our name', () => ({ key: { ...foreign, kid: 'main' } })],
])('[AUTH-20] a CMS token %s is refused', async (_, change) => {
  const error: unknown = await verifyCmsToken(await token(change())).catch((one: unknown) => one);
  expect(isRefused(error)).toBe(true);
});

test('[AUTH-20] an unsigned CMS token is refused', async () => {
  const unsigned = new UnsecuredJWT({})
    .setSubject('s1')
    .setIssuer(config.EDU_TOKEN_ISSUER)
    .setAudience(config.CMS_TOKEN_AUDIENCE)
    .setIssuedAt()
    .setExpirationTime('1h')
    .encode();
  await expect(verifyCmsToken(unsigned)).rejects.toThrow();
});
