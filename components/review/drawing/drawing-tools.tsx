'use client';

import {
  Eraser,
  Hand,
  Minus,
  Pen,
  Redo2,
  Type,
  Undo2,
  Circle,
  type LucideIcon,
} from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { IconButton } from '@/components/ui/icon-button/icon-button';
import type { Pen as ChosenPen, useMarks } from './use-marks';

type DrawingToolsProps = {
  drawn: ReturnType<typeof useMarks>;
  isEmpty: boolean;
  onClear: () => void;
  children: ReactNode;
};

type Choice<Value> = { value: Value; label: string; icon: LucideIcon; look?: string };

const ofTool: Choice<ChosenPen['tool']>[] = [
  { value: 'pen', label: 'Перо', icon: Pen },
  { value: 'note', label: 'Текст', icon: Type },
  { value: 'move', label: 'Двигать фото', icon: Hand },
];
const dot = 'fill-accent text-accent';
const ofColour: Choice<ChosenPen['colour']>[] = [
  { value: 'red', label: 'Красный', icon: Circle, look: dot },
  { value: 'blue', label: 'Синий', icon: Circle, look: dot },
  { value: 'green', label: 'Зелёный', icon: Circle, look: dot },
];
const ofWidth: Choice<ChosenPen['width']>[] = [
  { value: 'thin', label: 'Тонкое перо', icon: Minus, look: 'stroke-1' },
  { value: 'thick', label: 'Толстое перо', icon: Minus, look: 'stroke-4' },
];

/** With what is drawn, in which colour and how thick; back, again, and all away. */
export function DrawingTools({ drawn, isEmpty, onClear, children }: DrawingToolsProps) {
  const { pen, changePen, canUndo, canRedo, undo, redo } = drawn;
  return (
    <div
      role="toolbar"
      aria-label="Рисование"
      className="flex flex-wrap items-center gap-x-4 gap-y-2"
    >
      <Choices
        label="Инструмент"
        choices={ofTool}
        value={pen.tool}
        onChoose={(tool) => changePen({ tool })}
      />
      <Choices
        label="Цвет"
        choices={ofColour}
        value={pen.colour}
        onChoose={(colour) => changePen({ colour })}
      />
      <Choices
        label="Толщина"
        choices={ofWidth}
        value={pen.width}
        onChoose={(width) => changePen({ width })}
      />
      <div role="group" aria-label="Отмена" className="flex">
        <IconButton icon={Undo2} label="Отменить" disabled={!canUndo} onClick={undo} />
        <IconButton icon={Redo2} label="Вернуть" disabled={!canRedo} onClick={redo} />
        <IconButton
          icon={Eraser}
          label={'Стереть всё на\u00A0фото'}
          disabled={isEmpty}
          onClick={onClear}
        />
      </div>
      {children}
    </div>
  );
}

type ChoicesProps<Value extends string> = {
  label: string;
  choices: readonly Choice<Value>[];
  value: Value;
  onChoose: (value: Value) => void;
};

/** Pictures in place of words: one tab stop, arrows move. */
function Choices<Value extends string>({ label, choices, value, onChoose }: ChoicesProps<Value>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className="flex rounded-m bg-line/60 p-0.5">
      {choices.map(({ icon: Icon, look = '', ...one }) => (
        <label
          key={one.value}
          title={one.label}
          data-accent={['red', 'blue', 'green'].includes(one.value) ? one.value : undefined}
          className="flex size-11 cursor-pointer items-center justify-center rounded-s border border-transparent text-ink-soft hover:text-ink has-checked:border-control has-checked:bg-surface has-checked:text-ink has-focus-visible:outline-3 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name={name}
            aria-label={one.label}
            checked={one.value === value}
            onChange={() => onChoose(one.value)}
            className="sr-only"
          />
          <Icon aria-hidden className={`size-5 ${look}`} />
        </label>
      ))}
    </div>
  );
}
