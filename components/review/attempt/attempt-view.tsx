'use client';

import { useRouter } from 'next/navigation';
import { useRef } from 'react';
import { useApi } from '@/lib/api/use-api';
import type { AttemptReview } from '@/lib/contract/review/review';
import { languageOf } from '@/lib/contract/subjects/subjects';
import { pathOf } from '@/lib/routes/match';
import { AttemptHead } from './attempt-head';
import { AttemptTask } from './attempt-task';
import { Neighbours, neighboursOf } from './neighbours';
import { useReviewKeys } from './use-review-keys';

type AttemptViewProps = { review: AttemptReview; timeZone: string };

/** An attempt of a student for the teacher: answers, right answers, points, comments. [REV-01] */
export function AttemptView({ review: first, timeZone }: AttemptViewProps) {
  const params = { attemptCode: first.attemptCode };
  const { data, mutate } = useApi('getAttemptReview', { params }, { fallbackData: first });
  const review = data ?? first;
  const tasks = useRef<HTMLOListElement>(null);
  const router = useRouter();
  const { before, after } = neighboursOf(review);
  const goTo = (one: typeof before) => one && router.push(addressOf(one.attemptCode));
  useReviewKeys({
    KeyJ: () => focusTask(tasks.current, 1),
    KeyK: () => focusTask(tasks.current, -1),
    KeyN: () => goTo(after),
    KeyP: () => goTo(before),
  });
  const onChanged = () => void mutate();
  const lang = languageOf(review.homework.subjectId);
  return (
    <div className="flex flex-col gap-6">
      <AttemptHead {...{ review, timeZone, onChanged }} />
      <ol ref={tasks} className="flex flex-col gap-4">
        {review.tasks.map((task, index) => (
          <li key={`${task.stepNumber}/${task.taskId}`} tabIndex={-1} className="rounded-xl">
            <AttemptTask
              {...{ task, review, lang, onChanged }}
              number={index + 1}
              isFirstAwaiting={review.tasks.find(({ given }) => given.isAwaiting) === task}
            />
          </li>
        ))}
      </ol>
      <Neighbours {...{ before, after }} />
    </div>
  );
}

const addressOf = (attemptCode: string) => pathOf('teacherAttempt', { attemptCode });

/** The task after the one where the focus is, or before it. */
function focusTask(list: HTMLOListElement | null, by: 1 | -1): void {
  const items = [...(list?.children ?? [])].filter((item) => item instanceof HTMLElement);
  const at = items.findIndex((item) => item.contains(document.activeElement));
  const next = items[at === -1 ? (by === 1 ? 0 : items.length - 1) : at + by];
  next?.focus({ preventScroll: true });
  next?.scrollIntoView({ block: 'start' });
}
