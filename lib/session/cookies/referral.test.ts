import { cookies } from 'next/headers';
import { forgetReferral, keptReferral } from '@/lib/session/sign-in/kept-referral';
import { cookieOptions } from '@/lib/http/cookies/cookie-jar';
import { readReferral, referralCookie } from './referral';

jest.mock('next/headers');

const jar = { get: jest.fn(), set: jest.fn() };
const keep = (value: string | undefined) => {
  jar.get.mockReturnValue(value === undefined ? undefined : { value });
};

beforeEach(() => {
  jest.resetAllMocks();
  jest.mocked(cookies).mockResolvedValue(jar as never);
});

describe('the code of a referral link', () => {
  test.each(['a', 'Spring_2026-11', 'x'.repeat(64)])('[ROUTE-26] may be %j', (code) => {
    expect(readReferral(code)).toBe(code);
  });

  test.each([
    '',
    ' ',
    'a b',
    'a\n',
    'я',
    'a;b',
    '<script>',
    '../x',
    '%61',
    'x'.repeat(65),
    null,
    undefined,
  ])('[ROUTE-26] is none: %j', (value) => {
    expect(readReferral(value)).toBeNull();
  });

  test('[ROUTE-26] waits thirty days where no script sees it', () => {
    expect(cookieOptions(referralCookie)).toMatchObject({
      httpOnly: true,
      sameSite: 'lax',
      path: '/',
      maxAge: 2_592_000,
    });
  });

  test('[ROUTE-26] is read from its cookie, and a cookie of something else is none', async () => {
    keep('spring');
    expect(await keptReferral()).toBe('spring');
    expect(jar.get).toHaveBeenCalledWith(referralCookie.name);
    keep('<script>');
    expect(await keptReferral()).toBeUndefined();
    keep(undefined);
    expect(await keptReferral()).toBeUndefined();
  });

  test('[ROUTE-26] is forgotten with the attributes with which it was kept', async () => {
    keep('spring');
    await forgetReferral();
    const { maxAge: _, ...same } = cookieOptions(referralCookie);
    expect(jar.set).toHaveBeenCalledWith('ref', '', { ...same, maxAge: 0 });
  });

  test('[ROUTE-26] sets no cookie where there was none', async () => {
    keep(undefined);
    await forgetReferral();
    expect(jar.set).not.toHaveBeenCalled();
  });
});
