import { useState } from 'react';
import type { Mark, MarkColour, LineWidth, Note, Point } from '@/lib/contract/review/drawing';
import { historyOf, redo, undo, withStep } from '@/lib/review/drawing/history';
import type { Marks } from '@/lib/review/drawing/marks';

export const tools = ['pen', 'note', 'move'] as const;
export type Tool = (typeof tools)[number];
export type Pen = { tool: Tool; colour: MarkColour; width: LineWidth };

/** What is drawn on the pictures until now, and how far back one can go. */
export function useMarks(first: Marks) {
  const [history, setHistory] = useState(() => historyOf(first));
  const [pen, setPen] = useState<Pen>({ tool: 'pen', colour: 'red', width: 'thin' });
  const { past, now, future } = history;
  const change = (marks: Marks, of: string | null = null) =>
    setHistory((before) => withStep(before, marks, of));
  return {
    ...{ marks: now, change, pen },
    changePen: (part: Partial<Pen>) => setPen({ ...pen, ...part }),
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    undo: () => setHistory(undo),
    redo: () => setHistory(redo),
  };
}

/** The marks of one of the pictures. */
export function ofPicture({ marks, change, pen }: ReturnType<typeof useMarks>, id: string) {
  const own = marks[id] ?? [];
  const write = (next: readonly Mark[], of: string | null = null) =>
    change({ ...marks, [id]: next }, of && `${id} ${of}`);
  return {
    marks: own,
    draw: (points: Point[]) =>
      write([...own, { kind: 'line', colour: pen.colour, width: pen.width, points }]),
    /** @returns its place among the marks */
    addNote(at: Point): number {
      write([...own, { kind: 'note', colour: pen.colour, at, text: '' }]);
      return own.length;
    },
    changeNote: (index: number, part: Partial<Note>) =>
      write(
        own.map((mark, at) => (at === index && mark.kind === 'note' ? { ...mark, ...part } : mark)),
        `${Object.keys(part).join()} of ${index}`,
      ),
    remove: (index: number) => write(own.filter((_, at) => at !== index)),
    clear: () => write([]),
  };
}

export type PictureMarks = ReturnType<typeof ofPicture>;
