import { securityTxt } from './security-txt';

test('[HTTP-01] security.txt says where to report, and until when it holds', () => {
  const page = { origin: 'https://tetradi.example.ru', email: 'help@example.ru' };
  expect(securityTxt(page, Date.UTC(2026, 0, 1, 13, 30))).toBe(
    [
      'Contact: mailto:help@example.ru',
      'Expires: 2026-06-30T00:00:00Z',
      'Preferred-Languages: ru, en',
      'Canonical: https://tetradi.example.ru/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});
