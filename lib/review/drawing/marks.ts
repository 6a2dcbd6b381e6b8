import {
  bytesOf,
  MAX_DRAWING_BYTES,
  MAX_MARKS,
  type Drawing,
  type Mark,
  type Note,
} from '@/lib/contract/review/drawing';

/** What is drawn on each picture while it is being drawn: a note may be without words yet. */
export type Marks = Readonly<Record<string, readonly Mark[]>>;

export const marksOf = (drawing: Drawing): Marks =>
  Object.fromEntries(drawing.map(({ fileUuid, marks }) => [fileUuid, marks]));

/** As it is sent: in the order of the pictures, without what has nothing on it. */
export const drawingOf = (files: readonly string[], marks: Marks): Drawing =>
  files.flatMap((fileUuid) => {
    const kept = (marks[fileUuid] ?? []).filter((mark) => mark.kind === 'line' || mark.text.trim());
    return kept.length === 0 ? [] : [{ fileUuid, marks: kept }];
  });

export const isSameDrawing = (one: Drawing, other: Drawing) =>
  JSON.stringify(one) === JSON.stringify(other);

/** Whether it is more than can be kept. */
export const isTooMuch = (drawing: Drawing) =>
  bytesOf(drawing) > MAX_DRAWING_BYTES || drawing.some(({ marks }) => marks.length > MAX_MARKS);

/** The notes of a picture with their places in the list of its marks. */
export const notesOf = (marks: readonly Mark[]): { note: Note; at: number }[] =>
  marks.flatMap((note, at) => (note.kind === 'note' ? [{ note, at }] : []));
