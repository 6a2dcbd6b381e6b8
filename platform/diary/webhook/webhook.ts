import type { toLesson } from '@/platform/diary/lesson/find-lesson';

/** What the partner is told. */
export type Webhook =
  | {
      type: 'mark.changed';
      lessonId: string;
      externalId: string;
      studentUserId: string;
      /** Null when it was taken back. */
      value: string | null;
      setByHand: boolean;
      changedAt: string;
    }
  | { type: 'lesson.moved' | 'lesson.cancelled'; lesson: ReturnType<typeof toLesson> };
