'use client';

import type { MouseEvent } from 'react';
import { loadLazy } from '@/components/ui/lazy/load-lazy';
import { addressOf } from '@/lib/contract/call/address';
import { browserPaths } from '@/lib/contract/paths';
import type { Drawing } from '@/lib/contract/review/drawing';
import { FilePicture, MarkedPicture } from './file-picture';
import { NoteList } from './note-list';

/** The address of a file itself, for links. */
const addressOfFile = (id: string) => addressOf(browserPaths.getFile.path, { id }, undefined);
const load = () => import('./open-pictures');

type FileListProps = {
  files: readonly string[];
  /** What the teacher has drawn on them. */
  drawing?: Drawing | undefined;
};

/** Uploaded pictures in their order; each opens large over the page, or alone in a tab of its own. [FILE-04] */
export function FileList({ files, drawing = [] }: FileListProps) {
  const open = (at: number) => async (event: MouseEvent) => {
    // Whoever wants another tab gets it.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const { openPictures } = await loadLazy(load);
    await openPictures({ files, drawing, at });
  };
  return (
    <div className="flex flex-col gap-3">
      <ol className="flex flex-wrap gap-3">
        {files.map((id, index) => {
          const marks = drawing.find(({ fileUuid }) => fileUuid === id)?.marks;
          const alt = `Фото ${index + 1} из ${files.length}`;
          return (
            <li key={id}>
              <a
                href={addressOfFile(id)}
                target="_blank"
                rel="noreferrer"
                onClick={(event) => void open(index)(event)}
                className="block w-fit cursor-zoom-in rounded-m"
              >
                {marks ? (
                  <MarkedPicture id={id} alt={`${alt}, с\u00A0пометками учителя`} marks={marks} />
                ) : (
                  <FilePicture id={id} alt={alt} />
                )}
              </a>
            </li>
          );
        })}
      </ol>
      <NoteList {...{ files, drawing }} />
    </div>
  );
}
