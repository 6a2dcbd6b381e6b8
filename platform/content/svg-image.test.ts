import { expectGoodTime } from '@/tests/support/unit/expect-good-time';
import { readSvg } from './svg-image';

const svg = (inside: string, attributes = 'width="120" height="80.4px"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>\n${inside}\n</svg>`;

const messages = (text: string) => readSvg(text).faults.map(({ message }) => message);

const decode = (src = '') => Buffer.from(src.split(',')[1] ?? '', 'base64').toString();

test('a drawing becomes a data URI with its size in pixels', () => {
  const { drawing } = readSvg(
    svg('<rect width="5" height="5" fill="#fff"/><text>5 &lt; 6 °</text>'),
  );
  expect(drawing).toMatchObject({ width: 120, height: 80 });
  expect(drawing?.src).toMatch(/^data:image\/svg\+xml;base64,[A-Za-z0-9+/]+=*$/);
  expect(decode(drawing?.src)).toContain('<text>5 &lt; 6 °</text>');
});

test('[HW-03] comments of the author do not travel with the picture', () => {
  const { drawing } = readSvg(
    `<?xml version="1.0"?>\n<!-- answer: 4,6 -->${svg('<!-- 4,6 --><g/>')}`,
  );
  expect(decode(drawing?.src)).not.toContain('4,6');
});

test('references inside the file are fine', () => {
  const inside =
    '<defs><linearGradient id="a"/></defs><rect fill="url(#a)" style="fill: url(\'#a\')"/>' +
    '<use href="#a"/><style>rect { fill: url(#a) }</style>';
  expect(messages(svg(inside))).toEqual([]);
});

test.each([
  ['<script>alert(1)</script>', 'Элемент <script> не разрешён'],
  ['<SCRIPT>alert(1)</SCRIPT>', 'Элемент <SCRIPT> не разрешён'],
  ['<foreignObject/>', 'Элемент <foreignObject> не разрешён'],
  ['<svg:script/>', 'Элемент <svg:script> не разрешён'],
  ['<image href="#a"/>', 'Элемент <image> не разрешён'],
  ['<animate attributeName="href"/>', 'Элемент <animate> не разрешён'],
  ['<a href="#x"/>', 'Элемент <a> не разрешён'],
  ['<g onclick="alert(1)"/>', 'Обработчик onclick не разрешён'],
  ["<g ONLOAD = 'alert(1)'/>", 'Обработчик ONLOAD не разрешён'],
  ['<use href="https://example.ru/a.svg#a"/>', 'Ссылка наружу: href'],
  ['<use xlink:href="//example.ru/a"/>', 'Ссылка наружу: xlink:href'],
  ['<use href="javascript:alert(1)"/>', 'Ссылка наружу: href'],
  ['<use href="data:image/svg+xml,x"/>', 'Ссылка наружу: href'],
  ['<rect fill="url(https://example.ru/a)"/>', 'Ссылка наружу: fill'],
  ['<rect fill="url( \'http://example.ru/a\')"/>', 'Ссылка наружу: fill'],
  ['<rect style="fill: \\75rl(http://a)"/>', 'Ссылка наружу: style'],
  ['<style>@import "http://a";</style>', 'Стиль ссылается наружу'],
  ['<style>g{fill:url(http://a)}</style>', 'Стиль ссылается наружу'],
  ['<use href="&#104;ttp://a"/>', 'Ссылка наружу: href'],
  ['<rect fill="u&#114;l(http://a)"/>', 'Символ & бывает только'],
  ['<text>a & b</text>', 'Символ & бывает только'],
  ['<text>&nbsp;</text>', 'Символ & бывает только'],
  ['<![CDATA[<script/>]]>', 'Тег не читается или не разрешён'],
  ['<?php ?>', 'Тег не читается или не разрешён'],
  ['<g x=1/>', 'Тег не читается или не разрешён'],
  ['<g x="<"/>', 'Тег не читается или не разрешён'],
  ['<g', 'Тег не читается или не разрешён'],
  ['<!-- <g/>', 'Не закрыт тег <svg>'],
  ['<g x="1" x="2"/>', 'Атрибут x повторён'],
  ['<g>', 'Лишний закрывающий тег'],
  ['</g>', 'Лишний закрывающий тег'],
  ['<g xmlns="http://www.w3.org/1999/xhtml"/>', 'xmlns бывает только у корня'],
  ['<g x="1"y="2"/>', 'Тег не читается или не разрешён'],
  ['<text>\u0001</text>', 'Тег не читается или не разрешён'],
  ['<style>@<g/>import "http://a"</style>', 'Внутри <style> бывает только текст'],
])('%s is refused', (inside, message) => {
  const { drawing } = readSvg(svg(inside));
  expect(drawing).toBeNull();
  expect(messages(svg(inside)).join('\n')).toContain(message);
});

test.each([
  ['', 'В файле нет <svg>'],
  ['<g/>', 'Корень файла — один <svg>'],
  ['<!DOCTYPE svg [<!ENTITY a "b">]>', 'Тег не читается или не разрешён'],
  [`${svg('')}${svg('')}`, 'Корень файла — один <svg>'],
  [`${svg('')} text`, 'Текст вне <svg>'],
  ['<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1">', 'Не закрыт тег <svg>'],
  [svg('', 'viewBox="0 0 10 10"'), 'У <svg> нет width и height в пикселях'],
  [svg('', 'width="100%" height="10"'), 'У <svg> нет width и height в пикселях'],
  [svg('', 'width="0" height="10"'), 'У <svg> нет width и height в пикселях'],
  ['<svg width="1" height="1"/>', 'У <svg> нет xmlns="http://www.w3.org/2000/svg"'],
])('the file %j is refused', (text, message) => {
  expect(messages(text)).toContain(message);
});

test('a fault is at its place, also behind a comment of several lines', () => {
  const text = svg('<!-- one\ntwo -->\n<g/>\n<image/>');
  const [fault] = readSvg(text).faults;
  expect(text.slice(fault?.offset)).toMatch(/^<image/);
});

test('a hostile file is refused in good time', () => {
  const pieces = ['<', '<g ', '<g a="', '&', '<!--'].map((piece) => piece.repeat(5_000));
  const attributes = [`<g${' a = "b"'.repeat(3_000)}`, `<g${' '.repeat(20_000)}`];
  expectGoodTime(() => {
    for (const hostile of [...pieces, ...attributes])
      expect(readSvg(svg(hostile)).faults).not.toEqual([]);
  });
});
