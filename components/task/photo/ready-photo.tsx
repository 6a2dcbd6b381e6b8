import { ChevronLeft, ChevronRight, RotateCw, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { FilePicture } from '@/components/task/pictures/file-picture';
import { IconButton } from '@/components/ui/icon-button/icon-button';

type ReadyPhotoProps = {
  id: string;
  number: number;
  count: number;
  /** The same photo the other way round is on its way. */
  isTurning: boolean;
  onMove: (step: -1 | 1) => void;
  onTurn: () => void;
  onRemove: () => void;
};

/** A photo of the answer. */
export function ReadyPhoto(props: ReadyPhotoProps) {
  const { id, number, count, isTurning, onMove, onTurn, onRemove } = props;
  const nameId = useId();
  return (
    <li className="flex w-44 flex-col items-center gap-1">
      <span id={nameId} className="text-caption text-ink-soft">
        Фото {number}
      </span>
      <FilePicture id={id} alt={`Фото ${number} из ${count}`} />
      <div className="flex">
        <IconButton
          icon={ChevronLeft}
          label="Раньше"
          ofId={nameId}
          disabled={number === 1}
          onClick={() => onMove(-1)}
        />
        <IconButton
          icon={ChevronRight}
          label="Позже"
          ofId={nameId}
          disabled={number === count}
          onClick={() => onMove(1)}
        />
        <IconButton
          icon={RotateCw}
          label="Повернуть"
          ofId={nameId}
          disabled={isTurning}
          onClick={onTurn}
        />
        <IconButton icon={Trash2} label="Убрать" ofId={nameId} onClick={onRemove} />
      </div>
    </li>
  );
}
