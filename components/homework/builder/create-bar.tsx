'use client';

import { X } from 'lucide-react';
import { Button } from '@/components/ui/button/button';
import { IconButton } from '@/components/ui/icon-button/lazy-icon-button';
import { LinkButton } from '@/components/ui/link-button/link-button';
import { Notice } from '@/components/ui/notice/notice';
import { SignInAgain } from '@/components/account/sign-in-again';
import { errorText } from '@/lib/format/error-text';
import { countOf } from '@/lib/format/plural';
import { taskForms } from '@/lib/homework/words';
import { pathOf } from '@/lib/routes/match';
import { withReturnUrl } from '@/lib/routes/return-url';
import { SELECTION_ID } from './selection/selection-panel';
import type { Obstacle } from './use-create-homework';

export type CreateBarProps = {
  count: number;
  pending: boolean;
  obstacle: Obstacle | null;
  onCreate: () => void;
  onDismiss: () => void;
};

/** The foot of the builder: how much is chosen, the button, and above it why it did not work. */
export function CreateBar(props: CreateBarProps) {
  const { count, pending, obstacle, onCreate, onDismiss } = props;
  return (
    <>
      {obstacle ? (
        <div className="absolute inset-x-0 bottom-full">
          <div className="page-width pb-3">
            <div className="relative rounded-l shadow-raised">
              <ObstacleNotice obstacle={obstacle} />
              <span className="absolute top-1.5 right-1.5">
                <IconButton icon={X} label="Скрыть" onClick={onDismiss} />
              </span>
            </div>
          </div>
        </div>
      ) : null}
      {count === 0 ? (
        <span className="text-caption text-ink-soft medium:text-body">Ничего не&nbsp;выбрано</span>
      ) : (
        <a
          href={`#${SELECTION_ID}`}
          className="inline-flex min-h-11 items-center rounded-s text-caption font-medium text-accent-strong underline decoration-1 underline-offset-4 hover:decoration-2 medium:text-body"
        >
          Выбрано {countOf(count, taskForms)}
        </a>
      )}
      <Button pending={pending} onClick={onCreate}>
        Создать задание
      </Button>
    </>
  );
}

function ObstacleNotice({ obstacle }: { obstacle: Obstacle }) {
  if (obstacle.kind === 'nothing_chosen')
    return (
      <Notice tone="warning" title="Сначала выберите задания">
        Отметьте хотя бы одно в&nbsp;тетради или нажмите «Выбрать весь урок».
      </Notice>
    );
  if (obstacle.kind === 'no_teaching')
    return (
      <Notice
        tone="warning"
        title="Сначала выберите предметы и&nbsp;классы"
        action={
          <LinkButton
            href={withReturnUrl(pathOf('teachingSelection'), pathOf('newHomework'))}
            variant="secondary"
            size="s"
          >
            Выбрать предметы
          </LinkButton>
        }
      >
        После этого можно создавать задания. Мы вернём вас сюда, всё выбранное останется
        на&nbsp;месте.
      </Notice>
    );
  const { failure } = obstacle;
  if (failure.status === 401)
    return (
      <Notice
        tone="negative"
        title="Задание не создано: время входа истекло"
        action={<SignInAgain returnUrl={pathOf('newHomework')} />}
      >
        Войдите ещё раз — мы вернём вас сюда, всё выбранное останется на месте.
      </Notice>
    );
  return (
    <Notice tone="negative" title="Задание не создано">
      {errorText(failure.code)} Всё выбранное на месте.
    </Notice>
  );
}
