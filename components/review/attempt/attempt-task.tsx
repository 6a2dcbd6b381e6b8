import { Judged, AskedWords, OwnWords, RightWords } from '@/components/review/answer/given-task';
import { RemarkWords } from '@/components/review/answer/remark-words';
import { DrawButton } from '@/components/review/drawing/draw-button';
import { RemarkForm } from '@/components/review/forms/remark-form';
import { Card } from '@/components/ui/card/card';
import { TextLink } from '@/components/ui/text-link/text-link';
import type { AttemptReview, AttemptTask as Task } from '@/lib/contract/review/review';
import { countOf } from '@/lib/format/plural';
import { earnedText, spentText } from '@/lib/review/points';
import { pathOf } from '@/lib/routes/match';

const pointForms = ['балла', 'баллов', 'баллов'] as const;

const hintForms = ['подсказка', 'подсказки', 'подсказок'] as const;

type AttemptTaskProps = {
  task: Task;
  review: Pick<AttemptReview, 'attemptCode' | 'finishedAt' | 'homework'>;
  number: number;
  /** Its form is open from the beginning. */
  isFirstAwaiting: boolean;
  lang: string | undefined;
  onChanged: () => void;
};

/** A task of an attempt with what was answered, what is right, and what the teacher says of it. [REV-01] */
export function AttemptTask(props: AttemptTaskProps) {
  const { task, review, number, lang } = props;
  const { given, stepNumber, taskId } = task;
  const { taskHash } = review.homework;
  const headingId = `task-${number}`;
  const spent = spentText(given.spentSeconds);
  return (
    <Card as="section" labelledBy={headingId}>
      <div className="formula-roomy flex flex-col gap-4">
        <div className="flex flex-col gap-2 medium:flex-row medium:items-center medium:justify-between">
          <h2 id={headingId} className="text-title-s font-semibold">
            Задание&nbsp;{number}{' '}
            <span className="text-body font-normal text-ink-soft">
              {given.isAwaiting
                ? `до\u00A0${countOf(task.points, pointForms)}`
                : earnedText(given.earned, task.points)}
              {spent === null ? '' : ` · ${spent}`}
              {given.hintsShown === 0 ? '' : ` · ${countOf(given.hintsShown, hintForms)}`}
            </span>
          </h2>
          <Judged given={given} />
        </div>
        <AskedWords {...{ task, lang }} />
        <OwnWords {...{ given, lang }} />
        {given.verdict === 'right' && !given.isAwaiting ? null : <RightWords {...{ task, lang }} />}
        {given.isAccepted ? (
          <p className="text-ink-soft">Такой ответ вы засчитали всем, кто его дал.</p>
        ) : null}
        {given.remark ? <RemarkWords remark={given.remark} title="Ваш комментарий" /> : null}
        {review.finishedAt === null ? null : <Judging {...props} />}
        <TextLink href={pathOf('teacherTask', { taskHash, stepNumber, taskId })} variant="quiet">
          Ответы всего класса на&nbsp;это задание
        </TextLink>
      </div>
    </Card>
  );
}

/** What the teacher can say of an answer, once the student has finished. */
function Judging({ task, review, isFirstAwaiting, onChanged }: AttemptTaskProps) {
  const { given } = task;
  const { attemptCode, homework } = review;
  return (
    <>
      <DrawButton {...{ attemptCode, task, given, onChanged }} />
      <details open={isFirstAwaiting} className="group">
        <summary className="min-h-11 cursor-pointer content-center font-medium text-accent-strong">
          {given.isAwaiting ? 'Оценить ответ' : 'Баллы и\u00A0комментарий'}
        </summary>
        <div className="pt-3">
          <RemarkForm
            {...{ task, onChanged }}
            taskHash={homework.taskHash}
            answers={[{ attemptCode, given }]}
          />
        </div>
      </details>
    </>
  );
}
