'use client';

import { useId, useRef, type ReactNode } from 'react';
import { MarksLayer } from '@/components/task/pictures/marks-layer';
import { ZoomButtons } from '@/components/task/pictures/picture-buttons';
import { PictureStage } from '@/components/task/pictures/picture-stage';
import { useView } from '@/components/task/pictures/use-view';
import type { Mark } from '@/lib/contract/review/drawing';
import { notesOf } from '@/lib/review/drawing/marks';
import { DrawingTools } from './drawing-tools';
import { MovableNote } from './movable-note';
import { NoteFields } from './note-fields';
import { useDrawingHand } from './use-drawing-hand';
import { ofPicture, type useMarks } from './use-marks';

type DrawingPictureProps = {
  id: string;
  alt: string;
  drawn: ReturnType<typeof useMarks>;
  /** What another tab has drawn on it meanwhile. */
  other: readonly Mark[] | undefined;
  children: ReactNode;
};

/** One picture with what is drawn on it, the tools above it, and its notes. */
export function DrawingPicture({ id, alt, drawn, other, children }: DrawingPictureProps) {
  const looking = useView();
  const hintId = useId();
  const own = ofPicture(drawn, id);
  const fields = useRef<HTMLDivElement>(null);
  const focusField = (index: number) =>
    // It may be there after the next render only.
    requestAnimationFrame(() =>
      fields.current?.querySelector<HTMLElement>(`[data-mark="${index}"] textarea`)?.focus(),
    );
  const addNote = (at: [number, number]) => focusField(own.addNote(at));
  const { hand, coming } = useDrawingHand({ looking, pen: drawn.pen, draw: own.draw, addNote });
  const marks: readonly Mark[] = coming ? [...own.marks, coming] : own.marks;
  return (
    <>
      <DrawingTools {...{ drawn }} isEmpty={own.marks.length === 0} onClear={own.clear}>
        <ZoomButtons looking={looking} />
        {children}
      </DrawingTools>
      <div className="grid gap-4 large:grid-cols-[1fr_18rem]">
        <PictureStage {...{ id, alt, looking, hand }}>
          {(size) => (
            <>
              {other ? <MarksLayer marks={other} {...size} withNumbers isFaint /> : null}
              <MarksLayer marks={marks} {...size} />
              {notesOf(own.marks).map(({ note, at }, index) => (
                <MovableNote
                  key={at}
                  {...{ note, looking, hintId }}
                  number={index + 1}
                  onMove={(place) => own.changeNote(at, { at: place })}
                  onOpen={() => focusField(at)}
                  onRemove={() => own.remove(at)}
                />
              ))}
            </>
          )}
        </PictureStage>
        <p id={hintId} hidden>
          Стрелки двигают заметку, Delete удаляет
        </p>
        <div ref={fields}>
          <NoteFields own={own} onAdd={() => addNote([0.5, 0.5])} />
        </div>
      </div>
    </>
  );
}
