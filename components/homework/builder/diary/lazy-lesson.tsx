'use client';

import dynamic from 'next/dynamic';
import { loadLazy } from '@/components/ui/lazy/load-lazy';
import { Skeleton } from '@/components/ui/skeleton/skeleton';
import type { LessonDialogsProps } from './lesson-dialogs';
import type { LessonOfDiary } from './use-lesson';

const loadLine = () => import('./lesson-line');
const loadDialogs = () => import('./lesson-dialogs');

/** Both in bundles of their own: few come from a diary. */
const LessonLine = dynamic(async () => (await loadLazy(loadLine)).LessonLine, {
  ssr: false,
  loading: () => <Skeleton label="Открываем урок" shape="block" lines={1} />,
});
const LessonDialogs = dynamic(async () => (await loadLazy(loadDialogs)).LessonDialogs, {
  ssr: false,
});

/** The lesson for which homework is created, if it is for one. [DIARY-04] */
export function LineOfLesson({ lesson }: { lesson: LessonOfDiary }) {
  const { shown, markMode, setMarkMode, drop } = lesson;
  if (!shown) return null;
  return (
    <LessonLine start={shown} markMode={markMode} onMarkModeChange={setMarkMode} onDrop={drop} />
  );
}

type ResultOfLessonProps = Pick<LessonDialogsProps, 'diary' | 'link' | 'returnUrl'> & {
  lesson: LessonOfDiary;
};

/** What has come of passing it on, once that is known. [DIARY-07] */
export function ResultOfLesson({ lesson, ...shown }: ResultOfLessonProps) {
  const { result, closeResult, hasResult } = lesson;
  return hasResult ? <LessonDialogs {...shown} result={result} onClose={closeResult} /> : null;
}
