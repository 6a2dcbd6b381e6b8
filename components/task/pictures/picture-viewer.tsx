'use client';

import { useState, type ReactNode } from 'react';
import { FullScreenModal } from '@/components/ui/full-screen-modal/full-screen-modal';
import type { OverlayFrame } from '@/components/ui/overlay/overlay';
import type { Drawing, Mark } from '@/lib/contract/review/drawing';
import { notesOf } from '@/lib/review/drawing/marks';
import { MarksLayer } from './marks-layer';
import { Notes } from './note-list';
import { NoteLabel, NoteWords } from './note-label';
import { PictureStage } from './picture-stage';
import { PictureSteps, ZoomButtons } from './picture-buttons';
import { useView } from './use-view';

export type Pictures = {
  files: readonly string[];
  /** What the teacher has drawn on them. */
  drawing: Drawing;
  /** Which is shown first. */
  at: number;
};

/** Pictures over the page, large, with what is drawn on them: one after the other. [FILE-04] */
export function PictureViewer({ files, drawing, at: first, ...frame }: Pictures & OverlayFrame) {
  const [at, setAt] = useState(first);
  const id = files[at] ?? '';
  const marks = drawing.find(({ fileUuid }) => fileUuid === id)?.marks ?? [];
  const title = `Фото ${at + 1} из\u00A0${files.length}`;
  return (
    <FullScreenModal {...frame} title={title}>
      <Shown key={id} {...{ id, marks }} alt={title}>
        <PictureSteps at={at} count={files.length} onStep={setAt} />
      </Shown>
    </FullScreenModal>
  );
}

type ShownProps = { id: string; alt: string; marks: readonly Mark[]; children: ReactNode };

function Shown({ id, alt, marks, children }: ShownProps) {
  const looking = useView();
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <ZoomButtons looking={looking} />
        {children}
      </div>
      <PictureStage {...{ id, alt, looking }} share={70}>
        {(size) => (
          <>
            <MarksLayer marks={marks} {...size} />
            {notesOf(marks).map(({ note }, index) => (
              <NoteLabel key={index} note={note} scale={looking.view.scale}>
                <NoteWords number={index + 1} text={note.text} />
              </NoteLabel>
            ))}
          </>
        )}
      </PictureStage>
      <Notes marks={marks} />
    </div>
  );
}
