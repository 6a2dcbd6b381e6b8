/** @jest-environment jsdom */
import { locate } from './locate';

type Ask = Geolocation['getCurrentPosition'];

/** The browser answers as the test wants. */
function browserAnswers(answer: Ask) {
  const geolocation = { getCurrentPosition: answer };
  Object.defineProperty(navigator, 'geolocation', { value: geolocation, configurable: true });
}

test('[CFG-01] a place leaves the browser to a tenth of a degree', async () => {
  browserAnswers((found) =>
    found({ coords: { latitude: 54.19387, longitude: -37.61772 } } as GeolocationPosition),
  );
  expect(await locate()).toEqual({
    kind: 'place',
    place: { latitude: 54.2, longitude: -37.6 },
  });
});

test.each([
  [1, 'denied'],
  [2, 'failed'],
  [3, 'failed'],
])('[CFG-01] the fault %i is %s', async (code, kind) => {
  browserAnswers((_, fail) => fail?.({ code, PERMISSION_DENIED: 1 } as GeolocationPositionError));
  expect(await locate()).toEqual({ kind });
});
