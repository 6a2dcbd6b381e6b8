/** @jest-environment node */
import { createHash } from 'node:crypto';
import { inMinutes } from '@/platform/openid/pages/sign-in-form';
import { readRegistrationForm } from '@/platform/sso/interaction/registration';
import { pageHeaders } from './layout';
import { brokenLinkPage, expiredPage } from './messages';
import { registerPage } from './register';
import { signInPage } from './sign-in';

const publicOrigin = 'https://edu.example.ru';
const action = '/interaction/abc';
const ATTACK = '"><script>alert(1)</script>';

describe('the sign-in page', () => {
  it('keeps the typed login, harmless [AUTH-02]', async () => {
    const page = String(await signInPage({ publicOrigin, action, login: ATTACK }));
    expect(page).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
    expect(page).not.toContain('<script>alert');
  });

  it('leads to the providers that there are, and says nothing of them when there are none', async () => {
    const ways = [{ href: `${action}/external/vk`, title: 'VK' }];
    const page = String(await signInPage({ publicOrigin, action, login: '', ways }));
    expect(page).toMatch(
      /<nav aria-labelledby="ways">[\s\S]*href="\/interaction\/abc\/external\/vk"/,
    );
    expect(String(await signInPage({ publicOrigin, action, login: '' }))).not.toContain('<nav');
  });

  it('says what is wrong as an alert and puts the cursor where to type', async () => {
    const page = String(
      await signInPage({ publicOrigin, action, login: 'anna', problem: 'wrong' }),
    );
    expect(page).toMatch(/role="alert"[^>]*>\s*Неверный логин или пароль/);
    expect(page).toMatch(/name="password"[^>]*autofocus/);
    expect(page).not.toMatch(/name="login"[^>]*autofocus/);
  });

  it.each([
    [1, 'через 1\u00a0минуту'],
    [61, 'через 2\u00a0минуты'],
    [300, 'через 5\u00a0минут'],
  ])('tells %d s as «%s»', (seconds, words) => {
    expect(inMinutes(seconds)).toBe(words);
  });
});

describe('the registration page', () => {
  it('gives back what was typed, harmless, and never a password', async () => {
    const form = readRegistrationForm({ name: ATTACK, password: 'синий кит 7', repeat: 'кит' });
    const errors = { name: 'Только буквы', repeat: 'Пароли не совпадают' };
    const page = String(await registerPage({ publicOrigin, action, form, errors }));
    expect(page).not.toContain('<script>alert');
    expect(page).not.toContain('кит');
    expect(page).toMatch(/name="name"[^>]*aria-describedby="name-error"[^>]*aria-invalid="true"/);
    expect(page).toMatch(/name="name"[^>]*autofocus/);
    expect(page.match(/autofocus/g)).toHaveLength(1);
  });
});

describe('what registration asks for', () => {
  const show = async (given: { knownRole?: string; errors?: Record<string, string> }) => {
    const form = readRegistrationForm({ role: given.knownRole });
    return String(await registerPage({ publicOrigin, action, form, errors: {}, ...given }));
  };

  it('the role only of who has not chosen it before [AUTH-02]', async () => {
    expect(await show({})).toContain('type="radio"');
    const page = await show({ knownRole: 'student' });
    expect(page).not.toContain('type="radio"');
    expect(page).toContain('<input type="hidden" name="role" value="student"');
  });

  it('consent, with the policy and with words for children, never given beforehand [TRUST-10]', async () => {
    const page = await show({ errors: { consent: 'Без согласия нельзя' } });
    const [box = ''] = /<input\s+type="checkbox"[^>]*>/.exec(page) ?? [];
    expect(box).toContain('required');
    expect(box).not.toContain('checked');
    expect(box).toContain('aria-describedby="consent-hint consent-error"');
    expect(page).toContain(`href="${publicOrigin}/user-agreement"`);
    expect(page).toMatch(/нет 14\s+лет/);
  });
});

describe('the pages of an error', () => {
  it('lead back to the sign-in of the product', async () => {
    expect(String(await expiredPage(publicOrigin))).toContain(`href="${publicOrigin}/login"`);
  });

  it('show a code, harmless', async () => {
    expect(String(await brokenLinkPage(publicOrigin, ATTACK))).not.toContain('<script>alert');
  });
});

describe('the headers of a page', () => {
  const policy = pageHeaders(publicOrigin)['Content-Security-Policy'] ?? '';

  it('allow no frame, and forms back to the product', () => {
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain(`form-action 'self' ${publicOrigin}`);
  });

  it('permit nothing else, and bind browsers to https where the product has it', () => {
    expect(pageHeaders(publicOrigin)).toMatchObject({
      'Permissions-Policy': expect.stringContaining('camera=()'),
      'Referrer-Policy': 'no-referrer',
      'Strict-Transport-Security': 'max-age=31536000',
      'X-Content-Type-Options': 'nosniff',
    });
    const plain = pageHeaders('http://localhost:3000');
    expect(plain).not.toHaveProperty('Strict-Transport-Security');
  });

  it.each(['style', 'script'])('allow exactly the %s that the page carries', async (kind) => {
    const page = String(await expiredPage(publicOrigin));
    const carried = page.split(`<${kind}>`);
    expect(carried).toHaveLength(2);
    const [text = ''] = carried[1]?.split(`</${kind}>`) ?? [];
    const hash = createHash('sha256').update(text).digest('base64');
    expect(policy.split('; ')).toContain(`${kind}-src 'sha256-${hash}'`);
  });
});
