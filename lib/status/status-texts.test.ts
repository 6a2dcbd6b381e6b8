import { matchRoute } from '@/lib/routes/match';
import { statusTexts, type StatusId, type StatusText } from './status-texts';

const text = (id: StatusId): StatusText => statusTexts[id];
const home = { label: 'Вернуться на главную', href: '/' };

describe('the texts of status pages', () => {
  test('[STATUS-01] 403 offers to try again and the way home', () => {
    expect(text('forbidden')).toEqual({
      title: 'Ошибка авторизации',
      text: 'Пожалуйста, попробуйте снова через несколько минут.',
      reload: true,
      other: home,
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

  test('[STATUS-03] the internet connection may be missing', () => {
    expect(text('networkError').text).toMatch(/^Возможно, нет подключения к\sинтернету\./);
  });

  test('[STATUS-04] what is unknown can be loaded again', () => {
    expect([text('unknownServerError').reload, text('unknownError').reload]).toEqual([true, true]);
  });

  test('[STATUS-05] the tired site says so', () => {
    expect(text('serviceUnavailable').text).toBe('Сайт просто устал и отдыхает.');
  });

  test('[STATUS-07] without licences one can try again or go home', () => {
    expect(text('billingError')).toMatchObject({ reload: true, other: home });
    expect(text('billingError').text).toMatch(/лицензии, сейчас недоступен/);
  });

  test('too many tries are a matter of minutes', () => {
    expect(text('tooManyRequests')).toMatchObject({ title: 'Слишком много попыток', reload: true });
    expect(text('tooManyRequests').text).toMatch(/через пять минут\.$/);
  });

  test('[ROUTE-17] a used activation code is a matter for the school', () => {
    expect(text('activationError').text).toMatch(/Попросите школу прислать новую ссылку\.$/);
    expect(text('activationError').primary?.href).toBe('/student/profile');
  });

  test('[STATUS-11] a bad link leads to the cabinet', () => {
    expect(text('linkError').primary?.href).toBe('/student/profile');
  });

  test('[STATUS-12] a closed homework leads to the profile and to another task', () => {
    expect(text('taskIsUnavailable').primary?.href).toBe('/profile');
    expect(text('taskIsUnavailable').text).toContain('Выберите другое задание');
  });

  test('[ROUTE-08] all are in the route table: ready, noindex, no chat', () => {
    const paths = [
      ...['/403', '/404', '/network-error', '/unknown-server-error', '/unknown-error', '/503'],
      ...['/role-invalid', '/billing-error', '/mash-unreachable', '/mo-unreachable'],
      ...['/mesh-came-back', '/link-error', '/task-is-unavailable', '/too-many-requests'],
      '/activation-error',
    ];
    for (const path of paths)
      expect([path, matchRoute(path)?.route]).toEqual([
        path,
        expect.objectContaining({ path, indexable: false, chat: 'hidden', state: 'ready' }),
      ]);
  });
});
