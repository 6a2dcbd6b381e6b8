'use client';

import { Camera, ImagePlus, type LucideIcon } from 'lucide-react';
import type { ChangeEvent } from 'react';
import { buttonStyle } from '@/components/ui/button/button-style';

/** Some systems do not count what an iPhone takes as a picture. */
const ACCEPTED = 'image/*,.heic,.heif';

type ChoosePhotosProps = {
  /** How many more there may be. */
  room: number;
  onChoose: (files: File[]) => void;
};

/** Pictures that are there, or, on a phone, one that is taken now. */
export function ChoosePhotos({ room, onChoose }: ChoosePhotosProps) {
  if (room <= 0) return null;
  return (
    <div className="flex flex-wrap gap-3">
      <FileButton icon={ImagePlus} label="Добавить фото" multiple onChoose={onChoose} />
      <div className="hidden pointer-coarse:block">
        <FileButton icon={Camera} label="Снять" capture="environment" onChoose={onChoose} />
      </div>
    </div>
  );
}

type FileButtonProps = {
  icon: LucideIcon;
  label: string;
  multiple?: boolean;
  capture?: 'environment';
  onChoose: (files: File[]) => void;
};

function FileButton({ icon: Icon, label, onChoose, ...native }: FileButtonProps) {
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    onChoose([...(currentTarget.files ?? [])]);
    // The same picture may be chosen again.
    currentTarget.value = '';
  };
  return (
    <label
      className={`${buttonStyle({ variant: 'secondary' })} has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent`}
    >
      <Icon aria-hidden className="size-5" />
      {label}
      <input type="file" accept={ACCEPTED} onChange={choose} {...native} className="sr-only" />
    </label>
  );
}
