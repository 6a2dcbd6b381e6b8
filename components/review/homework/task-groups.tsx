'use client';

import { AskedWords, Judged, OwnWords, RightWords } from '@/components/review/answer/given-task';
import { DrawButton } from '@/components/review/drawing/draw-button';
import { RemarkForm } from '@/components/review/forms/remark-form';
import { Card } from '@/components/ui/card/card';
import { TextLink } from '@/components/ui/text-link/text-link';
import { useApi } from '@/lib/api/use-api';
import type { AnswerGroup, TaskAnswers } from '@/lib/contract/review/review';
import { languageOf } from '@/lib/contract/subjects/subjects';
import { countOf } from '@/lib/format/plural';
import { studentName } from '@/lib/journal/student-name';
import { pathOf } from '@/lib/routes/match';
import { AcceptButton } from './accept-button';

type TaskGroupsProps = { taskHash: string; answers: TaskAnswers };

/** All answers to one task, equal ones together: judged at once, or one by one. [REV-02] */
export function TaskGroups({ taskHash, answers: first }: TaskGroupsProps) {
  const { stepNumber, taskId } = first.task;
  const params = { taskHash, stepNumber, taskId };
  const { data, mutate } = useApi('getTaskAnswers', { params }, { fallbackData: first });
  const { task, groups, acceptsOthers } = data ?? first;
  const lang = languageOf(first.homework.subjectId);
  const firstAwaiting = groups.find(({ answers }) => answers.some(({ given }) => given.isAwaiting));
  return (
    <div className="formula-roomy flex flex-col gap-6">
      <Card>
        <div className="flex flex-col gap-4">
          <AskedWords {...{ task, lang }} />
          <RightWords {...{ task, lang }} />
        </div>
      </Card>
      {groups.length === 0 ? (
        <p className="text-ink-soft">Пока никто не&nbsp;сдал эту работу.</p>
      ) : null}
      <ol className="flex flex-col gap-4">
        {groups.map((group) => (
          <li key={group.form ?? ''}>
            <Group
              {...{ taskHash, task, group, lang }}
              isOpen={group === firstAwaiting}
              mayAccept={acceptsOthers}
              onChanged={() => void mutate()}
            />
          </li>
        ))}
      </ol>
    </div>
  );
}

type GroupProps = {
  taskHash: string;
  task: TaskAnswers['task'];
  group: AnswerGroup;
  lang: string | undefined;
  isOpen: boolean;
  mayAccept: boolean;
  onChanged: () => void;
};

const students = ['ученик', 'ученика', 'учеников'] as const;

function Group({ taskHash, task, group, lang, isOpen, mayAccept, onChanged }: GroupProps) {
  const { form, answers } = group;
  const [first] = answers;
  if (!first) return null;
  const isOpenToAccept = first.given.isAccepted || first.given.verdict !== 'right';
  return (
    <Card>
      <div className="flex flex-col gap-4">
        <div className="flex flex-col gap-3 medium:flex-row medium:items-start medium:justify-between">
          <OwnWords given={first.given} lang={lang} />
          <Judged given={first.given} />
        </div>
        <p className="text-ink-soft">
          {countOf(answers.length, students)}:{' '}
          {answers.map((one, index) => (
            <span key={one.attemptCode}>
              {index > 0 ? ', ' : ''}
              <TextLink href={pathOf('teacherAttempt', { attemptCode: one.attemptCode })}>
                {studentName(one)}
              </TextLink>
              {one.number > 1 ? ` (попытка\u00A0${one.number})` : ''}
            </span>
          ))}
        </p>
        <DrawButton {...{ task, onChanged }} attemptCode={first.attemptCode} given={first.given} />
        {form !== null && mayAccept && isOpenToAccept ? (
          <AcceptButton
            {...{ taskHash, form, onChanged }}
            stepNumber={task.stepNumber}
            taskId={task.taskId}
            isAccepted={first.given.isAccepted}
          />
        ) : null}
        <details open={isOpen}>
          <summary className="min-h-11 cursor-pointer content-center font-medium text-accent-strong">
            {answers.length > 1
              ? 'Баллы и\u00A0комментарий всем с\u00A0этим ответом'
              : 'Баллы и\u00A0комментарий'}
          </summary>
          <div className="pt-3">
            <RemarkForm {...{ taskHash, task, answers, onChanged }} />
          </div>
        </details>
      </div>
    </Card>
  );
}
