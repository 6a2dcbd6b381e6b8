'use client';

import { useState } from 'react';
import { GapText } from '@/components/task/parts/gap-text';
import { RichText } from '@/components/task/parts/rich-text';
import type { TaskKindProps } from '@/components/task/task-props';
import type { TaskOf } from '@/lib/contract/tasks/tasks';
import { Gap } from './gap';
import { describeMove, hintFor } from './gap-texts';
import { useWordDrag } from './use-word-drag';
import { useWords } from './use-words';
import { WordBank } from './word-bank';

/** The bank and the text with places for its words. */
export function FillableText(props: TaskKindProps<'gap_fill'>) {
  const { task, value, onChange, labelledBy, lang } = props;
  const [announcement, setAnnouncement] = useState('');
  const placed = value?.words ?? {};
  const drag = useWordDrag();
  const words = useWords(placed, {
    onChange: (next) => onChange({ kind: 'gap_fill', words: next }),
    onMove: (move) => setAnnouncement(describeMove(task, move)),
    onPick: (picked) => setAnnouncement(picked === null ? '' : hintFor(picked)),
  });
  const wantsWord = drag.draggedId !== null || (words.picked !== null && 'word' in words.picked);

  return (
    <div
      className="flex flex-col gap-5"
      onKeyDown={({ key }) => key === 'Escape' && words.cancel()}
    >
      <WordBank
        words={task.words}
        used={Object.values(placed)}
        lang={lang}
        picked={words.picked}
        isPicked={(word) => words.isPicked({ word })}
        onPress={words.pressWord}
        sourceOf={drag.sourceOf}
        target={drag.targetOf(words.takeBack)}
      />
      <GapText
        text={task.text}
        labelledBy={labelledBy}
        lang={lang}
        renderGap={(blank, label) => {
          if (!task.blanks.some(({ id }) => id === blank)) return null;
          const word = findWord(task, placed[blank]);
          return (
            <Gap
              label={label}
              word={word ? <RichText text={word.text} /> : null}
              isPicked={words.isPicked({ blank })}
              wantsWord={wantsWord}
              onPress={() => words.pressBlank(blank)}
              {...(word && drag.sourceOf(word.id))}
              {...drag.targetOf((wordId) => words.put(blank, wordId))}
            />
          );
        }}
      />
      <Announcement text={announcement} />
    </div>
  );
}

function Announcement({ text }: { text: string }) {
  return (
    <p role="status" className="sr-only">
      {text}
    </p>
  );
}

const findWord = ({ words }: TaskOf<'gap_fill'>, wordId: string | undefined) =>
  words.find(({ id }) => id === wordId);
