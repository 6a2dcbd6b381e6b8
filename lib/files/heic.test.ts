/** @jest-environment jsdom */
import { fromHeic, isHeic } from './heic';

const heicTo = jest.fn(() => Promise.resolve(new Blob(['jpeg'], { type: 'image/jpeg' })));
jest.mock('heic-to/csp', () => ({ heicTo: (...given: []) => heicTo(...given) }));

test.each([
  ['image/heic', 'a', true],
  ['image/heif', 'a', true],
  ['IMAGE/HEIC', 'a', true],
  ['', 'IMG_1.HEIC', true],
  ['', 'IMG_1.heif', true],
  ['image/jpeg', 'IMG_1.heic', false],
  ['', 'IMG_1.jpg', false],
  ['', 'heic', false],
])('[FILE-02] a file of the type «%s» called %s: %s', (type, name, expected) => {
  expect(isHeic({ type, name })).toBe(expected);
});

test('[FILE-02] becomes a JPEG with the extension jpeg', async () => {
  const made = await fromHeic(new File(['heic'], 'Фото. 1.HEIC', { type: 'image/heic' }));
  expect([made.name, made.type]).toEqual(['Фото. 1.jpeg', 'image/jpeg']);
  expect(heicTo).toHaveBeenCalledWith(expect.objectContaining({ type: 'image/jpeg' }));
});
