import { useEffect, useEffectEvent } from 'react';
import type { useMarks } from './use-marks';

/** Ctrl+Z undoes, Ctrl+Shift+Z and Ctrl+Y do again; in a field they belong to its words. */
export function useDrawingKeys({ undo, redo }: Pick<ReturnType<typeof useMarks>, 'undo' | 'redo'>) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isTyping = (event.target as HTMLElement).matches('textarea, input:not([type=radio])');
    if (isTyping || !(event.ctrlKey || event.metaKey) || event.altKey) return;
    // By its place, so that it is the same key with Russian letters.
    if (event.code === 'KeyZ') (event.shiftKey ? redo : undo)();
    else if (event.code === 'KeyY') redo();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
