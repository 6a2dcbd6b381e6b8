'use client';

import { FailureNotice } from '@/components/account/failure-notice';
import { Button } from '@/components/ui/button/button';
import { Field } from '@/components/ui/field/field';
import { MAX_COMMENT } from '@/lib/contract/review/limits';
import { parsePoints } from '@/lib/review/points';
import { pathOf } from '@/lib/routes/match';
import { CriteriaFields } from './criteria-fields';
import { KeptComments } from './kept-comments';
import { useRemark, type RemarkFormProps } from './use-remark';

/** Points and a comment for an answer, or for a group of equal ones. [REV-02] */
export function RemarkForm(props: RemarkFormProps) {
  const { task, answers } = props;
  const form = useRemark(props);
  const { typed, change, setCriterion, failure, pending } = form;
  const hasAnswer = answers.every(({ given }) => given.answerId !== null);
  return (
    <form
      className="flex flex-col gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.save();
      }}
    >
      {hasAnswer ? (
        <>
          <CriteriaFields
            criteria={task.criteria}
            values={typed.criteria}
            onChange={setCriterion}
          />
          <PointsField
            points={typed.points}
            most={task.points}
            onChange={(points) => change({ points })}
          />
        </>
      ) : null}
      <CommentField comment={typed.comment} onChange={(comment) => change({ comment })} />
      {failure ? (
        <FailureNotice
          title="Не&nbsp;сохранено"
          failure={failure}
          returnUrl={pathOf('teacherJournal')}
        />
      ) : null}
      <div className="flex items-center gap-4">
        <Button type="submit" pending={pending} disabled={form.isWrong}>
          {answers.length > 1 ? `Сохранить для ${answers.length}` : 'Сохранить'}
        </Button>
        <span role="status" className="text-ink-soft">
          {form.isSaved ? 'Сохранено' : ''}
        </span>
      </div>
    </form>
  );
}

type PointsFieldProps = { points: string; most: number; onChange: (text: string) => void };

function PointsField({ points, most, onChange }: PointsFieldProps) {
  const isWrong = parsePoints(points, most) === undefined;
  return (
    <div className="medium:w-60">
      <Field
        label={`Баллы, не больше ${most}`}
        inputMode="decimal"
        autoComplete="off"
        value={points}
        onValueChange={onChange}
        error={isWrong ? `От 0 до ${most}, можно с\u00A0половиной` : undefined}
      />
    </div>
  );
}

type CommentFieldProps = { comment: string; onChange: (comment: string) => void };

function CommentField({ comment, onChange }: CommentFieldProps) {
  return (
    <div>
      <Field
        label="Комментарий"
        multiline
        rows={3}
        maxLength={MAX_COMMENT}
        value={comment}
        onValueChange={onChange}
      />
      <KeptComments comment={comment} onChoose={onChange} />
    </div>
  );
}
