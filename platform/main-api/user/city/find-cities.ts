import cities from './cities.json' with { type: 'json' };

type City = readonly [name: string, latitude: number, longitude: number];

const known = cities as unknown as readonly City[];
const MOST_FOUND = 8;
/** What is further away, in kilometres, is another city, which is not in the list. */
const REACH = 60;
const DEGREE = 111.2;

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll(/[\s-]+/g, ' ');

/** The cities of Russia of which a word begins so, those first that begin so themselves. */
export function findCities(beginning: string): string[] {
  const wanted = plain(beginning.trim());
  if (wanted === '') return [];
  const found = known
    .map(([name]) => name)
    .filter((name) => ` ${plain(name)}`.includes(` ${wanted}`));
  const rank = (name: string) => (plain(name).startsWith(wanted) ? 0 : 1);
  return found.sort((one, other) => rank(one) - rank(other)).slice(0, MOST_FOUND);
}

/** The city that is nearest to a place; null when there is none near it. */
export function nearestCity(latitude: number, longitude: number): string | null {
  const east = Math.cos((latitude * Math.PI) / 180);
  const distances = known.map(([name, north, at]) => {
    // Chukotka lies on both sides of the date line.
    const turn = Math.abs(at - longitude);
    const across = Math.min(turn, 360 - turn) * east;
    return { name, distance: Math.hypot(north - latitude, across) * DEGREE };
  });
  const nearest = distances.reduce((best, one) => (one.distance < best.distance ? one : best));
  return nearest.distance <= REACH ? nearest.name : null;
}
