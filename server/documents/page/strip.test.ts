import { stripPage, type Parts } from './strip';

const CSS = `@font-face{font-family:cyrillic;src:url(../media/a.woff2)}@font-face{font-family:KaTeX_Main;src:url(/k.woff2)}
.vars{--font:"cyrillic"}.medium\\:hidden{color:red}.max-w-1\\/2{color:red}.min-\\[22\\.5rem\\]\\:grid{color:red}
.w-1\\.5{color:red}.a\\%b{color:red}.never-used{color:red}.by-script{color:red}h1.title:hover{color:red}
.data-open\\:block[data-open]{color:red}nav{color:red}@keyframes used{to{color:red}}@keyframes unused{to{color:red}}
h1{animation:used 1s}[data-chat=hidden] jdiv{color:red}[data-shown=yes] .w-1\\.5{color:red}#top{color:red}#bottom{color:red}
[hidden]:where(:not([hidden=until-found])){display:none!important}`;

const parts: Parts = {
  readSheet: (path) => Promise.resolve(path === '/_next/static/css/a.css' ? CSS : '.linked{a:b}'),
  script: { path: '/enhance-1.js', text: 'e.classList.add("by-script")' },
};
const page = (body: string, head = '') =>
  `<!DOCTYPE html><html lang="ru" class="vars" data-build="1"><head><meta charset="utf-8"/>${head}<link rel="stylesheet" href="/_next/static/css/a.css?dpl=1" nonce="N"/><title>A &amp; B</title></head><body>${body}</body></html>`;
const content =
  '<h1 id="top" class="title medium:hidden max-w-1/2 min-[22.5rem]:grid w-1.5 a%b data-open:block" data-step="2">Да<!-- -->, так</h1>';

test('[DOC-01] framework scripts, what they load and read, nonces and marks go; the rest stays', async () => {
  const data = '<script type="application/ld+json" nonce="N">{"@type":"WebPage"}</script>';
  const html = await stripPage(
    page(
      `<!--$-->${content}<!--/$-->${data}<script nonce="N">self.__next_f.push([1])</script><script src="/_next/a.js" async="" nonce="N"></script>`,
      '<link rel="preload" as="script" href="/_next/a.js"/><link rel="modulepreload" href="/b.js"/><link rel="preload" as="font" href="/f.woff2"/><script noModule="" src="/p.js"></script><link rel="canonical" href="https://x.ru/"/>',
    ),
    parts,
  );
  expect(html).toMatch(/^<!DOCTYPE html><html lang="ru" class="vars" data-build="1"><head>/);
  expect(html).not.toMatch(
    /nonce|__next_f|_next\/a|modulepreload|<!--[^-]|noModule|rel="stylesheet"/i,
  );
  expect(html).toContain('<script type="application/ld+json">{"@type":"WebPage"}</script>');
  expect(html).toContain('data-step="2">Да<!---->, так</h1>');
  expect(html).toContain('<title>A &amp; B</title>');
  expect(html).toContain('as="font"');
  expect(html).toContain('<link rel="canonical" href="https://x.ru/">');
  expect(html.match(/<script src="\/enhance-1.js" type="module"><\/script>/g)).toHaveLength(1);
  expect(html.match(/<style/g)).toHaveLength(1);
});

test('[DOC-01] of the styles what the page or the script uses stays, whatever signs its classes have', async () => {
  const html = await stripPage(page(content), parts);
  const style = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '';
  for (const kept of [
    '[hidden]:not([hidden=until-found])',
    ...['.medium\\:hidden', '.max-w-1\\/2', '.min-\\[22\\.5rem\\]\\:grid', '.w-1\\.5', '.a\\%b'],
    ...[
      '.by-script',
      'h1.title:hover',
      '.data-open\\:block[data-open]',
      '@keyframes used',
      '#top',
      'jdiv',
    ],
    ...['[data-shown=yes] .w-1', 'font-family:cyrillic', 'url(/_next/static/media/a.woff2)'],
  ])
    expect(style).toContain(kept);
  for (const gone of ['.never-used', 'nav', '@keyframes unused', 'KaTeX_Main', '#bottom'])
    expect(style).not.toContain(gone);
});

test('[DOC-01] several sheets and styles in the page keep their order', async () => {
  const head =
    '<style>.title{a:1}</style><link rel="stylesheet" href="/_next/static/css/b.css"/><style>.title{a:2}</style>';
  const html = await stripPage(page('<h1 class="title linked">A</h1>', head), parts);
  const order = ['{a:1}', '.linked', '{a:2}', 'h1.title'].map((text) => html.indexOf(text));
  expect(order.every((at) => at > 0)).toBe(true);
  expect([...order].sort((a, b) => a - b)).toEqual(order);
});

test('[DOC-01] without a built script there is none', async () => {
  expect(await stripPage(page(content), { ...parts, script: null })).not.toContain('<script');
});

test.each([
  ['nothing', ''],
  ['no HTML', '{"code":"unavailable"}'],
  ['a page without content', page('<div></div>')],
  ['a page cut before its content', page(content).slice(0, 200)],
  ['a page that waits for a script', page(`${content}<!--$?--><template id="B:0"></template>`)],
  ['a page whose part comes later', page(`${content}<div hidden="" id="S:0">late</div>`)],
])('[DOC-02] %s is refused', async (_, source) => {
  await expect(stripPage(source, parts)).rejects.toThrow(/page/);
});

test('[DOC-01] a style sheet that ends its own element does not', async () => {
  const head = '<style>.title::before{content:"\\3c/style><b>"}</style>';
  const html = await stripPage(page(content, head), parts);
  expect(html.match(/<\/style>/g)).toHaveLength(1);
});
