import { useState } from 'react';
import { callApi } from '@/lib/api/call-api';
import { useCall } from '@/lib/api/use-calls';
import type { AskedTask, GivenAnswer } from '@/lib/contract/review/review';
import { parsePoints, pointsText } from '@/lib/review/points';

export type RemarkFormProps = {
  taskHash: string;
  task: Pick<AskedTask, 'stepNumber' | 'taskId' | 'points' | 'criteria'>;
  /** What it is about; the first says what is there already. */
  answers: readonly { attemptCode: string; given: GivenAnswer }[];
  /** It was saved, or somebody else has saved meanwhile: what is shown has to be asked for again. */
  onChanged: () => void;
};

type Typed = {
  points: string;
  comment: string;
  /** By criterion. */
  criteria: Readonly<Record<string, string>>;
};

/** What stands in the form of a remark, and sending it. */
export function useRemark({ taskHash, task, answers, onChanged }: RemarkFormProps) {
  const [typed, setTyped] = useState(() => typedOf(answers[0]?.given));
  const [isSaved, setSaved] = useState(false);
  const { pending, failure, run } = useCall();

  function change(part: Partial<Typed>): void {
    setSaved(false);
    setTyped({ ...typed, ...part });
  }
  function setCriterion(id: string, text: string): void {
    const criteria = { ...typed.criteria, [id]: text };
    const given = Object.values(givenCriteria(task, criteria) ?? {});
    const points = pointsText(given.reduce((sum, one) => sum + one, 0));
    change({ criteria, ...(given.length > 0 && { points }) });
  }
  async function save(): Promise<void> {
    const points = parsePoints(typed.points, task.points);
    if (points === undefined) return;
    const named = answers.map(({ attemptCode, given: { answerId, version } }) => ({
      ...{ attemptCode, answerId, version },
    }));
    const { stepNumber, taskId } = task;
    const body = {
      ...{ stepNumber, taskId, points, comment: typed.comment, answers: named },
      criteria: givenCriteria(task, typed.criteria),
    };
    const outcome = await run(
      () => callApi('reviewAnswers', { params: { taskHash }, body }),
      () => setSaved(true),
    );
    // What another tab has saved is shown beside what was written here.
    if (outcome !== 'busy') onChanged();
  }
  return {
    typed,
    change,
    setCriterion,
    isWrong: isWrong(task, typed),
    pending,
    failure,
    isSaved,
    save,
  };
}

/** Points of an earlier answer are not those of this one. */
function typedOf(given: GivenAnswer | undefined): Typed {
  const remark = given?.remark ?? null;
  const { points = null, criteria = null } = remark?.isStanding ? remark : {};
  return {
    points: points === null ? '' : pointsText(points),
    comment: remark?.comment ?? '',
    criteria: Object.fromEntries(
      Object.entries(criteria ?? {}).map(([id, one]) => [id, pointsText(one)]),
    ),
  };
}

type Task = RemarkFormProps['task'];

/** Whether something is typed that are no points of the task, or of a criterion of it. */
function isWrong({ points, criteria }: Task, typed: Typed): boolean {
  const all = criteria.map((one) => parsePoints(typed.criteria[one.id] ?? '', one.points));
  return [parsePoints(typed.points, points), ...all].includes(undefined);
}

/** Null where nothing is given by criterion. */
function givenCriteria(
  { criteria }: Task,
  typed: Typed['criteria'],
): Record<string, number> | null {
  const given = criteria.flatMap((one): [string, number][] => {
    const points = parsePoints(typed[one.id] ?? '', one.points);
    return points === null || points === undefined ? [] : [[one.id, points]];
  });
  return given.length === 0 ? null : Object.fromEntries(given);
}
