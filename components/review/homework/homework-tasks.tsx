import { RichText } from '@/components/task/parts/rich-text';
import { AnswerWords } from '@/components/review/answer/answer-words';
import { Notice } from '@/components/ui/notice/notice';
import { TextLink } from '@/components/ui/text-link/text-link';
import { languageOf } from '@/lib/contract/subjects/subjects';
import type { HomeworkReview } from '@/lib/contract/review/review';
import { countOf } from '@/lib/format/plural';
import { pathOf } from '@/lib/routes/match';
import { RegradeButton } from './regrade-button';

type Task = HomeworkReview['tasks'][number];

/** The tasks of a homework: how each went, where answers wait for the teacher. [REV-02] */
export function HomeworkTasks({ review }: { review: HomeworkReview }) {
  const { taskHash, startedCount, finishedCount, tasks, hasCorrections } = review;
  const lang = languageOf(review.subjectId);
  const hasStatistics = tasks.some(({ statistics }) => statistics !== null);
  return (
    <div className="flex flex-col gap-6">
      <p className="text-reading">
        Сдали {finishedCount} из&nbsp;{startedCount}.
      </p>
      {hasCorrections ? <Corrections review={review} /> : null}
      <ol className="divide-y divide-line rounded-xl border border-line bg-surface">
        {tasks.map((task, index) => (
          <li
            key={`${task.stepNumber}/${task.taskId}`}
            className="flex gap-3 px-4 py-4 medium:px-6"
          >
            <span className="text-ink-soft tabular-nums">{index + 1}.</span>
            <div className="flex min-w-0 flex-col gap-1">
              <p lang={lang} className="line-clamp-3">
                <RichText text={task.prompt} />
              </p>
              <HowItWent task={task} lang={lang} />
              <TextLink
                href={pathOf('teacherTask', {
                  taskHash,
                  stepNumber: task.stepNumber,
                  taskId: task.taskId,
                })}
              >
                Ответы класса
              </TextLink>
            </div>
          </li>
        ))}
      </ol>
      {hasStatistics ? null : (
        <p className="text-ink-soft">
          Сколько учеников ответили верно на&nbsp;каждое задание, видно с&nbsp;лицензией.{' '}
          <TextLink href={pathOf('payment')}>Лицензии</TextLink>
        </p>
      )}
    </div>
  );
}

const waiting = ['ответ ждёт', 'ответа ждут', 'ответов ждут'] as const;

function HowItWent({ task, lang }: { task: Task; lang: string | undefined }) {
  const { awaiting, statistics } = task;
  return (
    <>
      {awaiting > 0 ? (
        <p className="font-semibold text-accent-strong">
          {countOf(awaiting, waiting)} вашей проверки
        </p>
      ) : null}
      {statistics === null ? null : (
        <p className="text-ink-soft">
          Верно {statistics.right}, частично {statistics.partly}, неверно {statistics.wrong}
        </p>
      )}
      {statistics?.commonestWrong ? (
        <div className="text-ink-soft">
          Чаще всего ошибались так ({statistics.commonestWrong.count}):{' '}
          <AnswerWords answer={statistics.commonestWrong.own} lang={lang} />
        </div>
      ) : null}
    </>
  );
}

function Corrections({ review: { taskHash, mayRegrade } }: { review: HomeworkReview }) {
  return (
    <Notice
      title="Автор исправил ответ в&nbsp;этой работе"
      action={
        mayRegrade ? (
          <RegradeButton taskHash={taskHash} />
        ) : (
          <TextLink href={pathOf('payment')}>Лицензии</TextLink>
        )
      }
    >
      {mayRegrade
        ? 'Сначала покажем, чьи оценки изменятся.'
        : 'Пересчитать оценки по\u00A0исправленному ответу можно с\u00A0лицензией.'}
    </Notice>
  );
}
