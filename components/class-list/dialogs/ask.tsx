import { askDialog } from '@/components/ui/dialog/ask-dialog';
import { openOverlays } from '@/components/ui/overlay/open-overlays';
import type { OverlayFrame } from '@/components/ui/overlay/overlay';
import type { ClassList } from '@/lib/contract/class-list/class-list';
import type { ReactElement } from 'react';
import type { AboutListed } from './about-listed';
import { ClassDialog } from './class-dialog';
import { MergeDialog } from './merge-dialog';
import { MoveDialog } from './move-dialog';
import { NameDialog } from './name-dialog';

/** Opens a dialog that ends with a change. */
async function ask(
  onChanged: () => void,
  draw: (frame: OverlayFrame, onDone: () => void) => ReactElement,
): Promise<void> {
  await openOverlays();
  askDialog((frame, asked) =>
    draw(frame, () => {
      onChanged();
      asked.close();
    }),
  );
}

export const askClassName = (list: ClassList, onChanged: () => void) =>
  ask(onChanged, (frame, onDone) => <ClassDialog {...frame} list={list} onDone={onDone} />);

export const askName = ({ onChanged, ...about }: AboutListed) =>
  ask(onChanged, (frame, onDone) => <NameDialog {...frame} {...about} onDone={onDone} />);

export const askMove = ({ onChanged, ...about }: AboutListed) =>
  ask(onChanged, (frame, onDone) => <MoveDialog {...frame} {...about} onDone={onDone} />);

export const askMerge = ({ onChanged, ...about }: AboutListed) =>
  ask(onChanged, (frame, onDone) => <MergeDialog {...frame} {...about} onDone={onDone} />);
