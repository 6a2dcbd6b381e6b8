import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button/button';
import { countOf } from '@/lib/format/plural';
import {
  chosenOf,
  titlesOf,
  unfinishedOf,
  type TeachingChoice,
} from '@/lib/registration/teaching-choice';
import { GRADES_ID } from './grades-section';

const subjectForms = ['предмет', 'предмета', 'предметов'] as const;

type SaveBarProps = {
  choice: TeachingChoice;
  pending: boolean;
  /** Why it was not saved. */
  children: ReactNode;
};

/** The foot of the form, always in sight: how far the choice is, and the button. */
export function SaveBar({ choice, pending, children }: SaveBarProps) {
  return (
    <div className="sticky bottom-0 -mx-4 flex flex-col gap-3 border-t border-line bg-paper px-4 py-3 medium:-mx-8 medium:px-8 low:static">
      {children}
      <div className="flex items-center justify-between gap-4">
        <p role="status" className="min-w-0 flex-1 text-caption text-ink-soft medium:text-body">
          <Progress choice={choice} />
        </p>
        <Button type="submit" pending={pending}>
          Сохранить
        </Button>
      </div>
    </div>
  );
}

function Progress({ choice }: { choice: TeachingChoice }) {
  const chosen = chosenOf(choice);
  const unfinished = unfinishedOf(choice);
  if (chosen.length === 0) return <>Отметьте предметы</>;
  if (unfinished.length === 0) return <>Выбрано: {countOf(chosen.length, subjectForms)}</>;
  return (
    <a
      href={`#${GRADES_ID}`}
      className="inline-flex min-h-11 items-center rounded-s text-accent-strong underline underline-offset-4"
    >
      <span className="line-clamp-2">Отметьте классы: {titlesOf(unfinished)}</span>
    </a>
  );
}
