import { useState, type DragEvent } from 'react';

/**
 * Dragging words by the browser's own means, in addition to pressing: it scrolls the page at its
 * edges, and a finger that rests on a word drags it where the browser allows.
 */
export function useWordDrag() {
  const [draggedId, setDraggedId] = useState<string | null>(null);
  return {
    draggedId,
    /** For what shows the word. */
    sourceOf: (wordId: string) => ({
      draggable: true,
      onDragStart(event: DragEvent) {
        event.dataTransfer.effectAllowed = 'move';
        // Firefox drags nothing that has no data; a foreign page learns nothing from it.
        event.dataTransfer.setData('text/plain', '');
        setDraggedId(wordId);
      },
      onDragEnd: () => setDraggedId(null),
    }),
    /** For what takes a word; nothing but a word of this task is taken. */
    targetOf: (onDrop: (wordId: string) => void) => ({
      onDragOver(event: DragEvent) {
        if (draggedId !== null) event.preventDefault();
      },
      onDrop(event: DragEvent) {
        if (draggedId === null) return;
        event.preventDefault();
        setDraggedId(null);
        onDrop(draggedId);
      },
    }),
  };
}
