import { shareLink } from './share-link';

test.each([['https://tetradi.example.ru'], ['https://tetradi.example.ru/']])(
  '[HW-01] the link on %s leads to the start page of the homework',
  (origin) => {
    expect(shareLink(origin, 'babebibobubabebi')).toBe(
      'https://tetradi.example.ru/student/babebibobubabebi',
    );
  },
);
