import { pageMetadata } from './page-metadata';
import type { PageState } from './page-state';

const origin = 'https://tetradi.example.ru';
const landing: PageState = {
  path: '/fizika_7-class',
  httpStatus: 200,
  robots: 'index,follow',
  lastModified: '2026-11-01',
};

describe('the head of a page', () => {
  test('[SEO-04] without words of its own it has the product’s', () => {
    const head = pageMetadata({}, landing, origin);
    expect(head.title).toEqual({
      default: expect.stringMatching(/рабочие тетради/i),
      template: '%s — Рабочие тетради',
    });
    expect(head.description).toMatch(/[Ц]ифровые рабочие тетради к.учебникам/);
    expect(head.openGraph).toMatchObject({
      type: 'website',
      locale: 'ru_RU',
      url: `${origin}/fizika_7-class`,
      images: [{ url: `${origin}/og/default.png`, width: 1200, height: 630 }],
    });
  });

  test('[SEO-04] a landing has its own title, description and picture', () => {
    const own = { title: 'Физика, 7 класс', description: 'Тетрадь.', image: '/og/fizika.png' };
    const head = pageMetadata(own, landing, origin);
    expect([head.title, head.description]).toEqual([own.title, own.description]);
    expect(head.openGraph).toMatchObject({ images: [{ url: `${origin}/og/fizika.png` }] });
    expect(pageMetadata({ wholeTitle: 'Физика' }, landing, origin).title).toEqual({
      absolute: 'Физика',
    });
  });

  test('[SEO-03] the address is origin and path, without a slash at the end', () => {
    const canonical = (path: string) =>
      pageMetadata({}, { ...landing, path }, origin).alternates?.canonical;
    expect([canonical('/'), canonical('/teacher')]).toEqual([origin, `${origin}/teacher`]);
  });

  test('[SEO-01] [PRE-01] robots and prerender state are those of the answer', () => {
    expect(pageMetadata({}, landing, origin)).toMatchObject({
      robots: 'index,follow',
      other: { 'prerender-header': ['Last-Modified: Sun, 01 Nov 2026 00:00:00 GMT'] },
    });
  });

  test('[SEO-03] what is not there has no address', () => {
    const missing: PageState = { path: '/404', httpStatus: 404, robots: 'noindex,nofollow' };
    const head = pageMetadata({}, missing, origin);
    expect(head.alternates).toBeUndefined();
    expect(head.openGraph).not.toHaveProperty('url');
    expect(head.other).toEqual({ 'prerender-status-code': '404' });
  });
});
