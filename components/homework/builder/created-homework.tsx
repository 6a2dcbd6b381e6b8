'use client';

import { useEffect, useRef, type FocusEvent } from 'react';
import { CopyButton } from '@/components/homework/share/copy-button';
import { SendButton } from '@/components/homework/share/send-button';
import { Button } from '@/components/ui/button/button';
import { Card } from '@/components/ui/card/card';
import { Field } from '@/components/ui/field/field';
import { LinkButton } from '@/components/ui/link-button/link-button';
import type { HomeworkSummary } from '@/lib/contract/homework/homework';
import { countOf } from '@/lib/format/plural';
import { typeset } from '@/lib/format/typeset';
import { shareLink } from '@/lib/homework/share-link';
import { taskForms } from '@/lib/homework/words';
import { pathOf } from '@/lib/routes/match';

export type CreatedHomeworkProps = {
  homework: Pick<HomeworkSummary, 'taskHash' | 'title' | 'stepCount'>;
  publicOrigin: string;
  onRestart: () => void;
};

/** The homework is there: its link, and what can be done next. [HW-01] */
export function CreatedHomework({ homework, publicOrigin, onRestart }: CreatedHomeworkProps) {
  const { title, stepCount, taskHash } = homework;
  const heading = useRef<HTMLHeadingElement>(null);
  const link = shareLink(publicOrigin, taskHash);

  // The page has changed under the button that was pressed: the focus goes to what is new.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, []);

  return (
    <div className="mx-auto max-w-180">
      <Card variant="notebook" as="section" labelledBy="created">
        <h1
          id="created"
          ref={heading}
          tabIndex={-1}
          className="text-title-m font-semibold outline-none"
        >
          Задание создано
        </h1>
        <p className="mt-2 font-medium break-words">{typeset(title)}</p>
        <p className="text-ink-soft">{countOf(stepCount, taskForms)}</p>
        <div className="mt-6" onFocus={selectWhole}>
          <Field
            label="Ссылка для учеников"
            description="Отправьте её в чат класса. Ученик откроет ссылку, войдёт или назовёт имя и класс и сразу начнёт."
            readOnly
            value={link}
          />
        </div>
        <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-3">
          <CopyButton text={link} wide />
          <SendButton link={link} title={title} />
        </div>
        <div className="mt-8 flex flex-wrap gap-3 border-t border-line pt-6">
          <LinkButton variant="secondary" size="s" wide href={pathOf('teacherJournal')}>
            Открыть журнал
          </LinkButton>
          <Button variant="quiet" size="s" wide onClick={onRestart}>
            Создать ещё
          </Button>
        </div>
      </Card>
    </div>
  );
}

/** Whoever comes to the link by hand or by keyboard has all of it selected. */
function selectWhole({ target }: FocusEvent): void {
  if (target instanceof HTMLInputElement) target.select();
}
