import { isPictureLink, pictureLink } from './picture-link';

const own = { origin: 'http://localhost:4500', secret: 'a secret' };
const picture = { id: '1f0c8d3e-7a52-4b6f-9c1d-2e3f4a5b6c7d', size: 'small' } as const;
const now = new Date('2026-03-09T08:15:00Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1_000);

function given(link: string) {
  const { searchParams } = new URL(link);
  const [until, signature] = [searchParams.get('until') ?? '', searchParams.get('signature') ?? ''];
  return { ...picture, until, signature };
}
const link = given(pictureLink(own, picture, now));

test('[FILE-05] a link is good for a few minutes', () => {
  expect(isPictureLink(['a secret'], link, now)).toBe(true);
  expect(isPictureLink(['a secret'], link, later(179))).toBe(true);
  expect(isPictureLink(['a secret'], link, later(361))).toBe(false);
});

test('[TRUST-12] a link that was made with the former secret is good', () => {
  expect(isPictureLink(['new', 'a secret'], link, now)).toBe(true);
});

test.each([
  ['another file', { id: '2f0c8d3e-7a52-4b6f-9c1d-2e3f4a5b6c7d' }],
  ['another size', { size: 'original' as const }],
  ['a later end', { until: '9999999999' }],
  ['an end that is none', { until: '1e99' }],
  ['no signature', { signature: '' }],
])('[FILE-05] a link for %s is refused', (_, change) => {
  expect(isPictureLink(['a secret'], { ...link, ...change }, now)).toBe(false);
});

test('a link is the same for a while, so that the browser keeps the picture', () => {
  expect(pictureLink(own, picture, later(1))).toBe(pictureLink(own, picture, now));
});
