'use client';

import { RefreshCw, Trash2 } from 'lucide-react';
import { useCallback, useId } from 'react';
import { IconButton } from '@/components/ui/icon-button/icon-button';
import type { Coming } from './use-photos';

type ComingPhotoProps = { coming: Coming; onRetry: () => void; onRemove: () => void };

/** A photo on its way: how far it is, or why it is not. */
export function ComingPhoto({ coming, onRetry, onRemove }: ComingPhotoProps) {
  const { picture, trouble } = coming;
  const nameId = useId();
  const show = useLocalPicture(picture.blob);
  return (
    <li className="flex w-44 flex-col items-center gap-1">
      <span id={nameId} className="max-w-full truncate text-caption text-ink-soft">
        {picture.name}
      </span>
      <img
        ref={show}
        alt=""
        width={160}
        height={160}
        className="size-40 rounded-m border border-dashed border-line bg-paper object-cover opacity-60"
      />
      <p role="status" className="text-center text-caption text-ink-soft">
        {stateOf(coming)}
      </p>
      <div className="flex">
        {typeof trouble === 'number' ? (
          <IconButton icon={RefreshCw} label="Отправить ещё раз" ofId={nameId} onClick={onRetry} />
        ) : null}
        <IconButton icon={Trash2} label="Убрать" ofId={nameId} onClick={onRemove} />
      </div>
    </li>
  );
}

function stateOf({ share, trouble }: Coming): string {
  if (trouble === 'waiting') return 'Нет связи. Отправлю, когда появится';
  if (trouble === 413) return 'Фото слишком большое';
  if (trouble === 415) return 'Это не\u00A0похоже на\u00A0фотографию';
  if (trouble !== null) return 'Не\u00A0отправлено';
  return share < 1 ? `Отправляю, ${Math.round(share * 100)}\u00A0%` : 'Проверяю';
}

/** Shows a picture that is only in the browser, for as long as its element is there. */
function useLocalPicture(blob: Blob) {
  return useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(blob);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [blob],
  );
}
