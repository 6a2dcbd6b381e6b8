import { UploadPlaceProvider } from '@/components/task/photo/upload-place';
import { Button } from '@/components/ui/button/button';
import { Card } from '@/components/ui/card/card';
import { Notice } from '@/components/ui/notice/notice';
import { Skeleton } from '@/components/ui/skeleton/skeleton';
import { errorText } from '@/lib/format/error-text';
import { languageOf } from '@/lib/contract/subjects/subjects';
import { StepCard } from './step-card';
import type { useLesson } from '@/components/lesson/use-lesson';

type StepPlaceProps = {
  userId: string;
  lesson: ReturnType<typeof useLesson>;
  /** The work is being ended: nothing may be changed. */
  isLocked: boolean;
};

/** The step, or why it is not there yet. */
export function StepPlace({ userId, lesson, isLocked }: StepPlaceProps) {
  const { attempt, step, failure, number, reload, valueOf, change, learnHints } = lesson;
  if (step)
    return (
      <div inert={isLocked}>
        <UploadPlaceProvider
          userId={userId}
          attemptCode={attempt.attemptCode}
          stepNumber={step.number}
        >
          <StepCard
            key={number}
            attemptCode={attempt.attemptCode}
            step={step}
            valueOf={valueOf}
            onChange={change}
            onHint={learnHints}
            lang={languageOf(attempt.subjectId)}
          />
        </UploadPlaceProvider>
      </div>
    );
  if (failure)
    return (
      <Notice
        tone="warning"
        title={failure.status === 0 ? 'Нет связи' : 'Не получилось открыть задание'}
        action={
          <Button variant="secondary" size="s" onClick={() => void reload()}>
            Попробовать ещё раз
          </Button>
        }
      >
        {failure.status === 0
          ? 'Это задание откроется, когда связь появится. Ответы на\u00A0другие задания целы.'
          : errorText(failure.code)}
      </Notice>
    );
  return (
    <Card variant="notebook">
      <Skeleton label="Открываю задание" lines={5} />
    </Card>
  );
}
