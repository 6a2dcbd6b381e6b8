import { routes } from '@/lib/routes/routes';
import { failureDigest, statusIdOfDigest } from './status-of-failure';
import { findStatusId, statusTexts, type StatusText } from './status-texts';

const text = (id: keyof typeof statusTexts): StatusText => statusTexts[id];

describe('the texts of status pages', () => {
  test('[STATUS-01] 403 offers to try again and the way home', () => {
    expect(text('forbidden')).toMatchObject({
      title: 'Ошибка авторизации',
      text: 'Пожалуйста, попробуйте снова через несколько минут.',
      reload: true,
      other: { label: 'Вернуться на главную', href: '/' },
    });
  });

  test.each([
    ['[STATUS-02]', 'notFound', 'Страница не найдена'],
    ['[STATUS-03]', 'networkError', 'Ошибка сети'],
    ['[STATUS-04]', 'unknownServerError', 'Неизвестная ошибка'],
    ['[STATUS-04]', 'unknownError', 'Неизвестная ошибка'],
    ['[STATUS-05]', 'serviceUnavailable', 'Ошибка 503'],
    ['[STATUS-11]', 'linkError', 'Неверная ссылка на задание'],
    ['[STATUS-12]', 'taskIsUnavailable', 'Задание недоступно'],
  ] as const)('%s %s is called «%s»', (_, id, title) => {
    expect(text(id).title).toBe(title);
  });

  test('[STATUS-04] what is unknown can be loaded again', () => {
    expect([text('unknownServerError').reload, text('unknownError').reload]).toEqual([true, true]);
  });

  test('[STATUS-05] the tired site says so', () => {
    expect(text('serviceUnavailable').text).toContain('Сайт просто устал');
  });

  test('[STATUS-11] [STATUS-12] a bad link leads to the cabinet, a closed homework to the profile', () => {
    expect(text('linkError').primary?.href).toBe('/student/profile');
    expect(text('taskIsUnavailable').primary?.href).toBe('/profile');
  });

  test('[ROUTE-08] every text has its path in the route table, noindex and no chat', () => {
    for (const id of Object.keys(statusTexts) as (keyof typeof statusTexts)[]) {
      expect(findStatusId(routes[id].path)).toBe(id);
      expect(routes[id]).toMatchObject({ indexable: false, chat: 'hidden' });
    }
    expect(findStatusId('/teacher')).toBeNull();
  });

  test.each([
    [401, 'forbidden'],
    [403, 'forbidden'],
    [404, 'notFound'],
    [0, 'networkError'],
    [409, 'unknownServerError'],
    [503, 'unknownServerError'],
  ] as const)('[STATUS-14] a call that failed with %i shows %s', (status, id) => {
    expect(statusIdOfDigest(failureDigest(status))).toBe(id);
  });

  test.each([undefined, '', '1234567890', 'http x', 'http 4040'])(
    '[STATUS-14] an error that is not of HTTP (%j) is an unknown one',
    (digest) => {
      expect(statusIdOfDigest(digest)).toBe('unknownError');
    },
  );
});
