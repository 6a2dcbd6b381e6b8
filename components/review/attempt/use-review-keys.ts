import { useEffect, useRef } from 'react';

/** What a key of the keyboard does, by the place of the key: the letters differ by language. */
export type KeyActions = Readonly<Record<string, () => void>>;

/** Keys for who goes through much work; not while something is typed or chosen. [REV-01] */
export function useReviewKeys(actions: KeyActions): void {
  const current = useRef(actions);
  useEffect(() => {
    current.current = actions;
  });
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      const { target, code, altKey, ctrlKey, metaKey, shiftKey } = event;
      const action = current.current[code];
      const isTyping =
        target instanceof Element && target.closest('input, textarea, select, [role="dialog"]');
      if (!action || isTyping || altKey || ctrlKey || metaKey || shiftKey) return;
      event.preventDefault();
      action();
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
