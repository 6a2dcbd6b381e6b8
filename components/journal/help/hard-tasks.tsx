import { AnswerWords } from '@/components/review/answer/answer-words';
import { RichText } from '@/components/task/parts/rich-text';
import { TextLink } from '@/components/ui/text-link/text-link';
import type { HardTask, JournalHelp } from '@/lib/contract/journal/help';
import { languageOf } from '@/lib/contract/subjects/subjects';
import { countOf } from '@/lib/format/plural';
import { typeset } from '@/lib/format/typeset';
import { pathOf } from '@/lib/routes/match';

const works = ['работе', 'работах', 'работах'] as const;

/** The hardest tasks of a period first; what it takes to see them where they are not for everybody. */
export function HardTasks({ help }: { help: JournalHelp }) {
  const { tasks, homeworkCount, lookedAtCount } = help;
  if (tasks === null)
    return (
      <p className="text-ink-soft">
        Доли верных ответов и&nbsp;частые ошибки видно с&nbsp;лицензией.{' '}
        <TextLink href={pathOf('payment')}>Лицензии</TextLink>
      </p>
    );
  if (tasks.length === 0)
    return (
      <p className="text-ink-soft">
        Пока нет заданий, в&nbsp;которых ошиблись бы: их&nbsp;видно, когда работу сдали хотя бы
        двое.
      </p>
    );
  return (
    <>
      <ol className="divide-y divide-line">
        {tasks.map((task) => (
          <Task key={`${task.taskHash}/${task.stepNumber}/${task.taskId}`} task={task} />
        ))}
      </ol>
      {lookedAtCount < homeworkCount ? (
        <p className="text-caption text-ink-soft">
          По&nbsp;ответам в&nbsp;{countOf(lookedAtCount, works)}, самых новых за&nbsp;период.
        </p>
      ) : null}
    </>
  );
}

function Task({ task }: { task: HardTask }) {
  const { taskHash, stepNumber, taskId, right, partly, wrong } = task;
  const lang = languageOf(task.subjectId);
  const all = right + partly + wrong;
  return (
    <li className="flex flex-col gap-1 py-3 first:pt-0">
      <p className="text-caption text-ink-soft">{typeset(task.title)}</p>
      <p lang={lang} className="line-clamp-3">
        <RichText text={task.prompt} />
      </p>
      <p className="font-semibold">
        Верно {Math.round((100 * right) / all)}&nbsp;% — {right} из&nbsp;{all}
      </p>
      {task.commonestWrong.length === 0 ? null : (
        <div className="text-caption text-ink-soft">
          Частые ошибки:
          <ul className="flex flex-col gap-1">
            {task.commonestWrong.map(({ own, count }, index) => (
              <li key={index} className="flex gap-2">
                <span className="shrink-0 tabular-nums">{count}&nbsp;×</span>
                <div className="min-w-0 break-words">
                  <AnswerWords answer={own} lang={lang} />
                </div>
              </li>
            ))}
          </ul>
        </div>
      )}
      <p>
        <TextLink href={pathOf('teacherTask', { taskHash, stepNumber, taskId })}>
          Все ответы на&nbsp;задание
        </TextLink>
      </p>
    </li>
  );
}
