/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import type { Provider } from '@/lib/contract/auth/external-providers';
import { signInAddresses } from './sign-in-addresses';
import { SignInChoice } from './sign-in-choice';

const addresses = (query: string, isSignedIn = false, unavailable: readonly Provider[] = []) =>
  signInAddresses(new URLSearchParams(query), isSignedIn, unavailable);
const linksOf = () =>
  screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
const contacts = { email: 'help@example.ru', phone: '8 800 000-00-00' };
const yulia = {
  name: 'Юля',
  surname: 'Новикова',
  hasAccount: false,
  homePath: '/student/profile',
};

describe('the sign-in page', () => {
  test('[ROUTE-02] both ways are real links that come back to the page', () => {
    render(
      <SignInChoice
        {...addresses('returnUrl=/teacher/journal')}
        isParent={false}
        contacts={contacts}
      />,
    );
    expect(screen.getByRole('link', { name: 'Войти как учитель' })).toHaveAttribute(
      'href',
      '/prosv?role=teacher&returnUrl=%2Fteacher%2Fjournal',
    );
    expect(screen.getByRole('link', { name: 'Войти как ученик' })).toHaveAttribute(
      'href',
      '/prosv?role=student&returnUrl=%2Fteacher%2Fjournal',
    );
    expect(screen.queryByRole('status')).toBeNull();
  });

  test.each(['//evil.ru', 'https://evil.ru', '/\\evil.ru', 'javascript:alert(1)', '/login'])(
    '[ROUTE-02] the return address %s is ignored',
    (target) => {
      const { teacher } = addresses(new URLSearchParams({ returnUrl: target }).toString());
      expect(teacher).toBe('/prosv?role=teacher');
    },
  );

  test('[AUTH-01] provider and homework go on, what is unknown does not', () => {
    const query = 'provider=VK&homeworkHash=bafedikogupamite&error=x&silent=true';
    expect(addresses(query).student).toBe(
      '/prosv?role=student&provider=vk&homeworkHash=bafedikogupamite',
    );
  });

  test.each([
    ['/teacher/profile', 'teacher'],
    ['/student/profile', 'student'],
    ['/student/bafedikogupamite', 'student'],
    ['/lesson/homework/bafedikogupamitebaba/3', 'student'],
    ['/student?returnUrl=/student/bafedikogupamite', 'student'],
    ['/prosv/subjects', 'teacher'],
    ['/', null],
  ])('who goes to %s is likely a %s', (returnUrl, likely) => {
    expect(addresses(new URLSearchParams({ returnUrl }).toString()).likely).toBe(likely);
  });

  test('[AUTH-04] a parent is told that parents cannot sign in', () => {
    render(<SignInChoice {...addresses('')} isParent contacts={contacts} />);
    expect(screen.getByRole('status')).toHaveTextContent('Родители пока не могут войти');
  });

  test.each([
    ['dnevnik', 'Дневник.ру'],
    ['ELJUR', 'ЭлЖур'],
    ['vk', 'VK\u00A0ID'],
    ['mo', 'Школьный портал Подмосковья'],
    ['eis', 'систему ЕИС'],
    ['vs', 'Виртуальную школу'],
  ])('[AUTH-01] who comes from %s has one button for it first', (provider, title) => {
    render(
      <SignInChoice
        {...addresses(`provider=${provider}&returnUrl=/teacher/journal`)}
        isParent={false}
        contacts={contacts}
      />,
    );
    const [first] = linksOf();
    expect(first).toEqual([
      `Войти через ${title}`,
      `/prosv?role=teacher&provider=${provider.toLowerCase()}&returnUrl=%2Fteacher%2Fjournal`,
    ]);
    expect(
      linksOf()
        .slice(1, 3)
        .map(([text]) => text),
    ).toEqual(['Войти как учитель', 'Войти как ученик']);
    expect(screen.getByRole('heading', { name: 'Или выберите, кто вы' })).toBeVisible();
  });

  test('[AUTH-01] an unknown provider is ignored', () => {
    render(<SignInChoice {...addresses('provider=evil')} isParent={false} contacts={contacts} />);
    expect(linksOf().slice(0, 2)).toEqual([
      ['Войти как учитель', '/prosv?role=teacher'],
      ['Войти как ученик', '/prosv?role=student'],
    ]);
  });

  test('[ROUTE-02] who has no account, or a school, is told the way', () => {
    render(<SignInChoice {...addresses('')} isParent={false} contacts={contacts} />);
    expect(linksOf().slice(2)).toEqual([
      ['перейдите ко\u00A0входу', '/prosv?role=teacher'],
      ['Войдите как администратор', '/prosv?role=school'],
      ['оставьте заявку', '/application'],
      ['help@example.ru', 'mailto:help@example.ru'],
      ['8 800 000-00-00', 'tel:88000000000'],
    ]);
  });

  test('[AUTH-17] who began with a name is told so, goes on, or is signed out for another sign-in', () => {
    render(
      <SignInChoice
        {...addresses('returnUrl=/student/bafedikogupamite', true)}
        isParent={false}
        contacts={contacts}
        signedInAs={yulia}
      />,
    );
    expect(screen.getByRole('status')).toHaveTextContent('Вы вошли как Юля Новикова');
    expect(screen.getByRole('status')).toHaveTextContent(/учётную запись они не\s+перейдут/);
    expect(linksOf()).toEqual([
      ['Продолжить как Юля', '/student/profile'],
      [
        'Войти как ученик',
        '/logout?signIn=again&role=student&returnUrl=%2Fstudent%2Fbafedikogupamite',
      ],
      [
        'Войти как учитель',
        '/logout?signIn=again&role=teacher&returnUrl=%2Fstudent%2Fbafedikogupamite',
      ],
    ]);
  });

  test('[AUTH-17] who has an account and no name is not called by one', () => {
    const nobody = { name: '', surname: '', hasAccount: true, homePath: '/teacher/profile' };
    render(
      <SignInChoice
        {...addresses('', true)}
        isParent={false}
        contacts={contacts}
        signedInAs={nobody}
      />,
    );
    expect(screen.getByRole('status')).toHaveTextContent(/^Вы уже вошли/);
    expect(screen.getByRole('link', { name: 'Продолжить' })).toHaveAttribute(
      'href',
      '/teacher/profile',
    );
  });

  test('[FEAT-01] a provider that was taken off is not offered, and who came through it is told why', () => {
    const given = addresses('provider=vk&returnUrl=/teacher/journal', false, ['vk', 'eis']);
    render(<SignInChoice {...given} isParent={false} contacts={contacts} />);
    expect(screen.getByRole('status')).toHaveTextContent(/^Через VK\sID сейчас не\sвойти/);
    for (const [, href] of linksOf()) expect(href).not.toContain('provider=');
    expect(given.teacher).toBe('/prosv?role=teacher&returnUrl=%2Fteacher%2Fjournal');
  });

  test('[FEAT-01] the others are offered as before, with a word on those taken off', () => {
    render(
      <SignInChoice
        {...addresses('provider=mo', false, ['vk', 'eis'])}
        isParent={false}
        contacts={contacts}
      />,
    );
    expect(screen.getByRole('status')).toHaveTextContent(/через VK\sID и систему ЕИС/);
    expect(screen.getByRole('link', { name: /^Войти через Школьный портал/ })).toBeVisible();
  });
});
