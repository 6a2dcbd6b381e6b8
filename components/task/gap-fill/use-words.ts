import { useState } from 'react';

/** What was pressed first: a word that looks for its blank, or a blank that looks for its word. */
export type Picked = { word: string } | { blank: string } | null;

/** Blank → word. */
type Words = Record<string, string>;

/** A word came into a blank, or back into the bank (null), where the word that it replaced went. */
export type Move = { wordId: string; blankId: string | null; replacedId: string | null };

type Listener = {
  onChange: (words: Words) => void;
  onMove: (move: Move) => void;
  /** Something was picked, or let go (null). */
  onPick: (picked: Picked) => void;
};

/**
 * Words into blanks: a word and then a blank, or a blank and then a word. A word is in one blank at
 * most; a blank that is pressed with nothing picked returns its word.
 */
export function useWords(words: Words, { onChange, onMove, onPick }: Listener) {
  const [picked, setPicked] = useState<Picked>(null);
  const isPicked = (other: NonNullable<Picked>) => JSON.stringify(picked) === JSON.stringify(other);

  function choose(next: Picked) {
    setPicked(next);
    onPick(next);
  }
  const pick = (next: NonNullable<Picked>) => choose(isPicked(next) ? null : next);

  function put(blankId: string, wordId: string) {
    const others = Object.entries(words).filter(
      ([blank, word]) => blank !== blankId && word !== wordId,
    );
    onChange(Object.fromEntries([...others, [blankId, wordId]]));
    const had = words[blankId];
    onMove({ wordId, blankId, replacedId: had === undefined || had === wordId ? null : had });
    setPicked(null);
  }

  function takeBack(wordId: string) {
    onChange(Object.fromEntries(Object.entries(words).filter(([, word]) => word !== wordId)));
    onMove({ wordId, blankId: null, replacedId: null });
    setPicked(null);
  }

  return {
    picked,
    isPicked,
    cancel: () => choose(null),
    put,
    takeBack,
    pressWord(wordId: string) {
      if (picked && 'blank' in picked) put(picked.blank, wordId);
      else pick({ word: wordId });
    },
    pressBlank(blankId: string) {
      const word = words[blankId];
      if (picked && 'word' in picked) put(blankId, picked.word);
      else if (word === undefined) pick({ blank: blankId });
      else takeBack(word);
    },
  };
}
