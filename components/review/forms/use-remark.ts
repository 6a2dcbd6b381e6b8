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

/** What stands in the form, and sending it. */
export function useRemark({ taskHash, task, answers, onChanged }: RemarkFormProps) {
  const remark = answers[0]?.given.remark ?? null;
  const standing = remark?.isStanding ? remark : null;
  const [points, write] = useState(numberText(standing?.points ?? null));
  const [comment, setComment] = useState(remark?.comment ?? '');
  const [criteria, setCriteria] = useState<Record<string, string>>(
    mapValues(standing?.criteria ?? {}, pointsText),
  );
  const [isSaved, setSaved] = useState(false);
  const { pending, failure, run } = useCall();

  const setPoints = (text: string) => {
    setSaved(false);
    write(text);
  };
  function setCriterion(id: string, text: string): void {
    const next = { ...criteria, [id]: text };
    setCriteria(next);
    const given = task.criteria.map((one) => parsePoints(next[one.id] ?? '', one.points));
    if (given.some((one) => one !== undefined && one !== null))
      setPoints(pointsText(given.reduce<number>((sum, one) => sum + (one ?? 0), 0)));
  }
  async function save(): Promise<void> {
    const given = parsePoints(points, task.points);
    if (given === undefined) return;
    const body = {
      ...{ stepNumber: task.stepNumber, taskId: task.taskId, points: given, comment },
      criteria: givenCriteria(task.criteria, criteria),
      answers: answers.map(({ attemptCode, given: { answerId, version } }) => ({
        ...{ attemptCode, answerId, version },
      })),
    };
    const outcome = await run(
      () => callApi('reviewAnswers', { params: { taskHash }, body }),
      () => setSaved(true),
    );
    // What another tab has saved is shown beside what was written here.
    if (outcome !== 'busy') onChanged();
  }
  return {
    ...{ points, setPoints, comment, criteria, setCriterion, pending, failure, isSaved, save },
    setComment: (text: string) => {
      setSaved(false);
      setComment(text);
    },
  };
}

const numberText = (points: number | null) => (points === null ? '' : pointsText(points));

function givenCriteria(
  known: AskedTask['criteria'],
  typed: Readonly<Record<string, string>>,
): Record<string, number> | null {
  const given = known.flatMap((one): [string, number][] => {
    const points = parsePoints(typed[one.id] ?? '', one.points);
    return points === null || points === undefined ? [] : [[one.id, points]];
  });
  return given.length === 0 ? null : Object.fromEntries(given);
}

function mapValues<From, To>(
  record: Readonly<Record<string, From>>,
  map: (value: From) => To,
): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}
