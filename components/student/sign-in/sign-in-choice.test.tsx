/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { signInAddresses } from './sign-in-addresses';
import { SignInChoice } from './sign-in-choice';

const addresses = (query: string) => signInAddresses(new URLSearchParams(query));

describe('the sign-in page', () => {
  test('[ROUTE-02] both ways are real links that come back to the page', () => {
    render(<SignInChoice {...addresses('returnUrl=/teacher/journal')} isParent={false} />);
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
    ['/', null],
  ])('who goes to %s is likely a %s', (returnUrl, likely) => {
    expect(addresses(new URLSearchParams({ returnUrl }).toString()).likely).toBe(likely);
  });

  test('[AUTH-04] a parent is told that parents cannot sign in', () => {
    render(<SignInChoice {...addresses('')} isParent />);
    expect(screen.getByRole('status')).toHaveTextContent('Родители пока не могут войти');
  });
});
