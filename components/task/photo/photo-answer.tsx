'use client';

import { FieldNotes } from '@/components/ui/field/field-notes';
import { MAX_PHOTOS } from '@/lib/contract/tasks/photo/answer';
import { callApi } from '@/lib/api/call-api';
import type { UploadPlace } from '@/lib/files/upload-place';
import { ChoosePhotos } from './choose-photos';
import { ComingPhoto } from './coming-photo';
import { ReadyPhoto } from './ready-photo';
import { usePhotos } from './use-photos';

type PhotoAnswerProps = {
  place: UploadPlace;
  files: readonly string[];
  onChange: (files: string[]) => void | Promise<void>;
};

/** Chooses, turns, orders and removes photos; they are sent while the student goes on. [FILE-01] */
export function PhotoAnswer({ place, files, onChange }: PhotoAnswerProps) {
  const photos = usePhotos(place, files, onChange);
  const { coming, unreadable, room, write } = photos;
  const move = (from: number, to: number) => {
    const next = [...files];
    next.splice(to, 0, ...next.splice(from, 1));
    write(next);
  };
  const turn = async (id: string) => {
    const original = await loadOriginal(id).catch(() => null);
    if (original) await photos.turn(id, original);
  };
  return (
    <div className="flex flex-col gap-4">
      <ol aria-label="Фото ответа" className="flex flex-wrap gap-4 empty:hidden">
        {files.map((id, index) => (
          <ReadyPhoto
            key={id}
            id={id}
            number={index + 1}
            count={files.length}
            isTurning={coming.some(({ picture }) => picture.replaces === id)}
            onMove={(step) => move(index, index + step)}
            onTurn={() => void turn(id)}
            onRemove={() => write(files.filter((one) => one !== id))}
          />
        ))}
        {coming.map((one) => (
          <ComingPhoto
            key={one.picture.id}
            coming={one}
            onRetry={() => photos.retry(one)}
            onRemove={() => photos.takeBack(one)}
          />
        ))}
      </ol>
      <ChoosePhotos room={room} onChoose={(chosen) => void photos.add(chosen)} />
      <div aria-live="polite">
        {unreadable.length > 0 ? (
          <FieldNotes
            id="unreadable-photos"
            error={`Не\u00A0получилось открыть: ${unreadable.join(', ')}. Нужна фотография.`}
          />
        ) : room <= 0 ? (
          <p className="text-caption text-ink-soft">Больше {MAX_PHOTOS} фото не&nbsp;добавить.</p>
        ) : null}
      </div>
    </div>
  );
}

/** The picture as the storage has it. Rejects without a network. */
async function loadOriginal(id: string): Promise<Blob> {
  const found = await callApi('getImageSize', { params: { id }, query: {} });
  if (!found.ok) throw new Error(found.error.code);
  return (await fetch(found.value.url, { credentials: 'omit' })).blob();
}
