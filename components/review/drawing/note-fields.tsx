'use client';

import { MessageSquarePlus, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { Button } from '@/components/ui/button/button';
import { Field } from '@/components/ui/field/field';
import { IconButton } from '@/components/ui/icon-button/icon-button';
import { MAX_NOTE } from '@/lib/contract/review/drawing';
import { notesOf } from '@/lib/review/drawing/marks';
import type { PictureMarks } from './use-marks';

type NoteFieldsProps = { own: PictureMarks; onAdd: () => void };

/** The words of the notes on a picture. What is added here stands in its middle, and is moved from there. */
export function NoteFields({ own, onAdd }: NoteFieldsProps) {
  return (
    <div className="flex flex-col gap-3">
      <ul aria-label="Заметки" className="flex flex-col gap-3 empty:hidden">
        {notesOf(own.marks).map(({ note, at }, index) => (
          <NoteField
            key={at}
            {...{ at }}
            number={index + 1}
            text={note.text}
            onChange={(text) => own.changeNote(at, { text })}
            onRemove={() => own.remove(at)}
          />
        ))}
      </ul>
      <div>
        <Button variant="quiet" size="s" onClick={onAdd}>
          <MessageSquarePlus aria-hidden className="size-5" />
          Добавить заметку
        </Button>
      </div>
    </div>
  );
}

type NoteFieldProps = {
  at: number;
  number: number;
  text: string;
  onChange: (text: string) => void;
  onRemove: () => void;
};

function NoteField({ at, number, text, onChange, onRemove }: NoteFieldProps) {
  const nameId = useId();
  return (
    <li data-mark={at} className="flex items-end gap-1">
      <div className="min-w-0 flex-1">
        <Field
          label={<span id={nameId}>Заметка&nbsp;{number}</span>}
          multiline
          rows={2}
          maxLength={MAX_NOTE}
          value={text}
          onValueChange={onChange}
        />
      </div>
      <IconButton icon={Trash2} label="Удалить" ofId={nameId} onClick={onRemove} />
    </li>
  );
}
