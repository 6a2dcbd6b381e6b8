import { decodeJwt } from 'jose';
import type pg from 'pg';
import { ask, callPlatform } from '@/tests/support/http/call-platform';
import { startFakeIssuer, type FakeIssuer, type ToCode } from '@/tests/support/sign-in/fake-issuer';
import { ssoBrowser } from '@/tests/support/sign-in/follow-sign-in';
import { startOwnStack, type OwnStack } from '@/tests/support/stack/own-stack';
import { openTestDatabase } from '@/tests/support/people/visitors';
import { addressThroughVk } from '@/tests/support/sign-in/provider-sign-in';

/** What the main API is to find at SSO_ORIGIN, and what the SSO finds where VK should be. */
let sso: FakeIssuer;
let vk: FakeIssuer;
let stack: OwnStack;
let database: pg.Pool;

beforeAll(async () => {
  [sso, vk] = await Promise.all([startFakeIssuer(), startFakeIssuer()]);
  const variables = { SSO_ORIGIN: sso.issuer, VK_ISSUER: vk.issuer };
  stack = await startOwnStack({ web: false, variables });
  Object.assign(process.env, stack.addresses);
  database = openTestDatabase();
  sso.answer('well');
  vk.answer('well');
}, 180_000);
afterAll(async () => {
  sso.close();
  vk.close();
  await database.end();
  await stack.stop();
}, 180_000);

/** Answers that are no fault of the person's; the reason stands in the log. */
const faults: [string, (claims: object, clientId: string) => ToCode][] = [
  [
    'an ID token that another has signed',
    (claims, clientId) => ({ claims, clientId, signedBy: 'another' }),
  ],
  ['an ID token for somebody else', (claims) => ({ claims, clientId: 'other' })],
  [
    'an ID token that names nobody',
    ({ ...claims }, clientId) => ({ claims: { ...claims, sub: undefined }, clientId }),
  ],
  ['«invalid_client»', () => ({ refuses: 'invalid_client', status: 401 })],
  ['«invalid_request»', () => ({ refuses: 'invalid_request' })],
];

describe('the main API', () => {
  /** Begins a sign-in, and ends it with what the SSO says to the code. */
  async function comeBack(toCode: (nonce: string) => ToCode) {
    const { url } = await callPlatform('createLoginState', { body: {} });
    const { searchParams } = new URL(url);
    sso.toCode(toCode(searchParams.get('nonce') ?? ''));
    const query = { code: 'x', state: searchParams.get('state') ?? '' };
    return ask('authenticate', { query });
  }
  const now = Math.floor(Date.now() / 1_000);
  const person = { sub: 'nina', role: 'student', auth_time: now };

  test.each([undefined, now - 31 * 24 * 60 * 60])(
    '[TRUST-05] does not take who showed at %s who they are',
    async (shownAt) => {
      const claims = (nonce: string) => ({ ...person, auth_time: shownAt, nonce });
      const { status, body } = await comeBack((nonce) => ({
        claims: claims(nonce),
        clientId: 'rabochie-tetradi',
      }));
      expect([status, body.code]).toEqual([502, 'upstream_invalid']);
    },
  );

  test('[AUTH-03] takes who the SSO says has come, also when it knows no names', async () => {
    const unknown = { email: null, given_name: null, family_name: null, middle_name: null };
    const { status, body } = await comeBack((nonce) => ({
      claims: { ...person, ...unknown, nonce },
      clientId: 'rabochie-tetradi',
    }));
    expect(status).toBe(200);
    expect(decodeJwt(String(body.token))).toMatchObject({ name: '', surname: '', email: '' });
  });

  test.each(faults)('[AUTH-03] [AUTH-04] blames nobody for %s', async (_, toCode) => {
    const { status, body } = await comeBack((nonce) =>
      toCode({ ...person, nonce }, 'rabochie-tetradi'),
    );
    expect([status, body.code]).toEqual([502, 'upstream_invalid']);
  });

  test('[AUTH-03] says that a used code is one', async () => {
    const { status, body } = await comeBack(() => ({ refuses: 'invalid_grant' }));
    expect([status, body.code]).toEqual([400, 'state_invalid']);
  });
});

describe('the SSO', () => {
  /** Begins a sign-in through VK, and ends it with what VK says to the code. */
  async function comeBack(toCode: (nonce: string) => ToCode) {
    const browser = ssoBrowser();
    const there = await browser.open(addressThroughVk());
    const read = (name: string) => there.url.searchParams.get(name) ?? '';
    vk.toCode(toCode(read('nonce')));
    const answer = new URLSearchParams({ code: 'x', state: read('state') });
    return browser.open(`${process.env.TEST_SSO}/external/vk/callback?${answer}`);
  }
  const clientId = 'rabochie-tetradi-sso';
  const signIn = (claims: object) =>
    comeBack((nonce) => ({ claims: { ...claims, nonce }, clientId }));

  async function accountOf(subject: string) {
    const { rows } = await database.query<object>(
      `select name, surname, patronymic, email, class_number, class_letter, role
       from sso.account join sso.external_identity on account_sub = sub
       where provider = 'vk' and subject = $1`,
      [subject],
    );
    return rows;
  }

  test('[AUTH-01] keeps what it knows of a person when the provider says less', async () => {
    const told = {
      ...{ given_name: 'Нина', family_name: 'Седова', middle_name: 'Олеговна' },
      ...{ email: 'nina@example.ru', role: 'student', school_class: { number: 7, letter: 'В' } },
    };
    const known = {
      ...{ name: 'Нина', surname: 'Седова', patronymic: 'Олеговна', email: 'nina@example.ru' },
      ...{ class_number: 7, class_letter: 'В', role: 'student' },
    };
    // The way on leads to the address of the SSO, where another stands in this test.
    expect((await signIn({ sub: 'nina', ...told })).url.origin).toBe(sso.issuer);
    expect(await accountOf('nina')).toEqual([known]);
    expect((await signIn({ sub: 'nina' })).url.origin).toBe(sso.issuer);
    expect(await accountOf('nina')).toEqual([known]);
    const later = { family_name: 'Белова', school_class: { number: 8, letter: 'А' } };
    await signIn({ sub: 'nina', ...later });
    expect(await accountOf('nina')).toEqual([
      { ...known, surname: 'Белова', class_number: 8, class_letter: 'А' },
    ]);
  });

  test.each(faults)(
    '[AUTH-03] signs nobody in by %s, and says who has failed',
    async (_, toCode) => {
      const page = await comeBack((nonce) => toCode({ sub: 'eve', nonce }, clientId));
      expect(page.status).toBe(500);
      expect(page.body).toMatch(/«VK.ID» сейчас не.отвечает/);
      expect(await accountOf('eve')).toEqual([]);
    },
  );

  test('[AUTH-03] says of a used code that the sign-in begins again', async () => {
    const page = await comeBack(() => ({ refuses: 'invalid_grant' }));
    expect([page.status, page.body.includes('Войти не получилось')]).toEqual([400, true]);
  });
});
