import { moved, WHOLE, zoomed } from './picture-view';

const size = { width: 400, height: 300 };

test('[REV-02] what is under the fingers stays there when a picture is enlarged', () => {
  const at = { x: 100, y: -50 };
  const once = zoomed(WHOLE, 2, at, size);
  expect(once).toEqual({ scale: 2, x: -100, y: 50 });
  const twice = zoomed(once, 2, at, size);
  // The same point of the picture: (at - middle) / scale.
  expect((at.x - twice.x) / twice.scale).toBe((at.x - once.x) / once.scale);
});

test('[REV-02] it is never smaller than whole, nor larger than eight times', () => {
  expect(zoomed(WHOLE, 0.5, { x: 10, y: 10 }, size)).toEqual(WHOLE);
  expect(zoomed(WHOLE, 100, { x: 0, y: 0 }, size).scale).toBe(8);
});

test('[REV-02] it is not moved out of its frame', () => {
  expect(moved(WHOLE, { x: 50, y: 50 }, size)).toEqual(WHOLE);
  const large = zoomed(WHOLE, 2, { x: 0, y: 0 }, size);
  expect(moved(large, { x: 999, y: -999 }, size)).toEqual({ scale: 2, x: 200, y: -150 });
});
