'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { createId } from '@/lib/browser/ids';
import { MAX_PHOTOS } from '@/lib/contract/tasks/photo/answer';
import { drawPicture } from '@/lib/files/draw-picture';
import { fromHeic, isHeic } from '@/lib/files/heic';
import {
  forgetPicture,
  keepPicture,
  listUnsentPictures,
  type UnsentPicture,
} from '@/lib/files/unsent-pictures';
import type { UploadPlace } from '@/lib/files/upload-place';
import { deliverPicture } from './deliver-picture';

/** A picture on its way: how far it is, 0…1, and what is in its way. */
export type Coming = {
  picture: UnsentPicture;
  share: number;
  /** `waiting` for a network; a status when it was refused. */
  trouble: 'waiting' | number | null;
};

const keyOf = ({ attemptCode, stepNumber, taskId }: UploadPlace) =>
  `${attemptCode}/${stepNumber}/${taskId}`;

/** The newest answers of the page: a picture may arrive when its step is not open any more. */
const answers = new Map<string, readonly string[]>();

/** The pictures that are on their way into an answer, also those from before the page was loaded again. */
function useComing(place: UploadPlace, write: (files: string[]) => void | Promise<void>) {
  const { userId } = place;
  const key = keyOf(place);
  const [coming, setComing] = useState<readonly Coming[]>([]);

  const run = useCallback(
    async (picture: UnsentPicture, isKept: boolean) => {
      const note = (news: Partial<Coming>) =>
        setComing((all) => all.map((one) => (isOf(one, picture) ? { ...one, ...news } : one)));
      const begun = { picture, share: 0, trouble: null };
      setComing((all) => [...all.filter((one) => !isOf(one, picture)), begun]);
      const sent = await deliverPicture(picture, isKept, {
        onProgress: (share) => note({ share, trouble: null }),
        onWaiting: () => note({ trouble: 'waiting' }),
      });
      if (sent && !sent.ok) return note({ trouble: sent.status });
      // A tab that ends between the two has to find the picture in one of them.
      if (sent?.ok)
        await write(withPicture(answers.get(key) ?? [], sent.fileUuid, picture.replaces));
      await forgetPicture(picture);
      setComing((all) => all.filter((one) => !isOf(one, picture)));
    },
    [key, write],
  );

  useEffect(() => {
    void listUnsentPictures(userId).then((all) =>
      all.filter((one) => keyOf(one) === key).forEach((one) => void run(one, true)),
    );
  }, [key, run, userId]);

  return {
    coming,
    begin: async (picture: UnsentPicture) => void run(picture, await keepPicture(picture)),
    takeBack: ({ picture }: Coming) => {
      void forgetPicture(picture);
      setComing((all) => all.filter((one) => !isOf(one, picture)));
    },
  };
}

/** The pictures of a photo task: those of its answer, and those that are on their way into it. [FILE-01] */
export function usePhotos(
  place: UploadPlace,
  files: readonly string[],
  onChange: (files: string[]) => void | Promise<void>,
) {
  const key = keyOf(place);
  const [unreadable, setUnreadable] = useState<string[]>([]);
  const change = useRef(onChange);
  useEffect(() => {
    change.current = onChange;
    answers.set(key, files);
  });
  const write = useCallback(
    (next: string[]) => {
      answers.set(key, next);
      return change.current(next);
    },
    [key],
  );
  const { coming, begin, takeBack } = useComing(place, write);
  const room = MAX_PHOTOS - files.length - coming.filter((one) => !one.picture.replaces).length;
  const send = (blob: Blob, name: string, replaces: string | null) =>
    begin({ ...place, id: createId(), blob, name, replaces, addedAt: Date.now(), sentAs: null });

  return {
    coming,
    unreadable,
    room,
    write,
    takeBack,
    retry: ({ picture }: Coming) => void begin(picture),
    /** Adds what was chosen, as much as there is room for; names what cannot be read. */
    async add(chosen: readonly File[]) {
      setUnreadable([]);
      for (const file of chosen.slice(0, room))
        try {
          const source = isHeic(file) ? await fromHeic(file) : file;
          await send(await drawPicture(source), source.name, null);
        } catch {
          setUnreadable((names) => [...names, file.name]);
        }
    },
    /** Puts a picture turned to the right in the place of one of the answer. */
    turn: async (fileUuid: string, original: Blob) =>
      send(await drawPicture(original, 1), 'photo.jpeg', fileUuid),
  };
}

const isOf = ({ picture }: Coming, { id }: UnsentPicture) => picture.id === id;

function withPicture(files: readonly string[], added: string, replaces: string | null): string[] {
  if (files.includes(added)) return [...files];
  if (replaces !== null && files.includes(replaces))
    return files.map((one) => (one === replaces ? added : one));
  return [...files, added].slice(0, MAX_PHOTOS);
}
