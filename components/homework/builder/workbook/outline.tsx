'use client';

import { useId } from 'react';
import { Button } from '@/components/ui/button/button';
import type { Workbook } from '@/lib/contract/content/content';
import { countSelected, type Selection } from '@/lib/homework/selection';
import { LessonCard } from './lesson-card';

/** What the outline's parts do with steps. */
export type OutlineActions = {
  onAdd: (steps: Selection) => void;
  onRemove: (steps: Selection) => void;
  onPreview: (uuid: string) => void;
};

export type OutlineProps = OutlineActions & {
  modules: Workbook['modules'];
  selection: Selection;
  /** The language of the titles, when it is not Russian. */
  lang?: string | undefined;
};

/** The workbook's modules with their lessons and steps, to choose from. [HW-01] */
export function Outline({ modules, ...rest }: OutlineProps) {
  return (
    <div className="flex flex-col gap-10">
      {modules.map((module) => (
        <Module key={module.id} module={module} {...rest} />
      ))}
    </div>
  );
}

type ModuleProps = Omit<OutlineProps, 'modules'> & { module: Workbook['modules'][number] };

function Module({ module, selection, lang, ...actions }: ModuleProps) {
  const id = useId();
  const steps = module.lessons.flatMap((lesson) => lesson.steps);
  const isWhole = countSelected(selection, steps) === steps.length;
  return (
    <section aria-labelledby={id}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id={id} lang={lang} className="min-w-0 text-title-s font-semibold">
          {module.title}
        </h2>
        <span className="-mx-4">
          <Button
            variant="quiet"
            size="s"
            aria-describedby={id}
            onClick={() => (isWhole ? actions.onRemove(steps) : actions.onAdd(steps))}
          >
            {isWhole ? 'Убрать весь модуль' : 'Выбрать весь модуль'}
          </Button>
        </span>
      </div>
      <div className="mt-3 flex flex-col gap-4">
        {module.lessons.map((lesson, index) => (
          <LessonCard key={index} lesson={lesson} selection={selection} lang={lang} {...actions} />
        ))}
      </div>
    </section>
  );
}
