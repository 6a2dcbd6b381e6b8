import {
  hostClasses,
  type DocumentKey,
  type HostClass,
  type KeptDocument,
} from '@/server/documents/document';
import { prepare, type Served } from './served';

/** For how long a document is shown that cannot be made again, in milliseconds. [DOC-02] */
export const KEEP_MS = 60 * 60 * 1_000;

/** A document, and when it was last known to be right, in milliseconds since 1970. */
export type Placed = { document: KeptDocument; goodAt: number };
type Place = Placed & { served: Served; isLasting: boolean };

/** The fingerprint of pages that show nothing of the platform: those never grow old. */
export const NO_CONTENT = '';

/** The documents that are ready to be sent, in memory. */
export type Shelf = {
  put: (document: KeptDocument, goodAt: number) => void;
  /** Says that a document is still right. */
  confirm: (key: DocumentKey, goodAt: number) => void;
  drop: (key: DocumentKey) => void;
  has: (path: string) => boolean;
  find: (key: DocumentKey) => Placed | undefined;
  /** What is sent; `expired` when it is too old for that, undefined when there is none. */
  get: (path: string, isListed: boolean, now: number) => Served | 'expired' | undefined;
  list: () => readonly Placed[];
  /** Those that are not too old to be sent. */
  listShown: (now: number) => readonly KeptDocument[];
};

const isTooOld = ({ isLasting, goodAt }: Place, now: number) =>
  !isLasting && now - goodAt >= KEEP_MS;

export function createShelf(): Shelf {
  const classes: Record<HostClass, Map<string, Place>> = {
    ...{ listed: new Map(), other: new Map(), every: new Map() },
  };
  const all = hostClasses.map((name) => classes[name]);
  const placeOf = ({ path, hosts }: DocumentKey) => classes[hosts].get(path);
  return {
    put: (document, goodAt) => {
      const isLasting = document.content === NO_CONTENT;
      const place = { document, served: prepare(document), goodAt, isLasting };
      classes[document.hosts].set(document.path, place);
    },
    confirm: (key, goodAt) => {
      const place = placeOf(key);
      if (place) place.goodAt = goodAt;
    },
    drop: ({ path, hosts }) => classes[hosts].delete(path),
    has: (path) => all.some((places) => places.has(path)),
    find: placeOf,
    get: (path, isListed, now) => {
      const place = classes.every.get(path) ?? classes[isListed ? 'listed' : 'other'].get(path);
      return place && isTooOld(place, now) ? 'expired' : place?.served;
    },
    list: () => all.flatMap((places) => [...places.values()]),
    listShown: (now) =>
      all
        .flatMap((places) => [...places.values()])
        .filter((place) => !isTooOld(place, now))
        .map(({ document }) => document),
  };
}
