'use client';

import { useEffect, useState, type ReactNode } from 'react';
import { HomeworkLayout } from '@/components/layout/homework-layout';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { useHydrated } from '@/components/ui/hydrated/use-hydrated';
import { LinkButton } from '@/components/ui/link-button/link-button';
import { Skeleton } from '@/components/ui/skeleton/skeleton';
import { TextLink } from '@/components/ui/text-link/text-link';
import type { Workbook, WorkbookSummary } from '@/lib/contract/content/content';
import type { HomeworkSummary } from '@/lib/contract/homework/homework';
import { DEFAULT_SUBJECT_ID, getSubject } from '@/lib/contract/subjects/subjects';
import type { Teaching } from '@/lib/contract/user/user';
import { defaultTitle } from '@/lib/homework/default-title';
import { selectionOf } from '@/lib/homework/draft';
import { writeDraft, writeLastWorkbook } from '@/lib/homework/draft-storage';
import { shareLink } from '@/lib/homework/share-link';
import { workbookOfLesson } from '@/lib/homework/workbooks';
import { pathOf } from '@/lib/routes/match';
import { CreateBar } from './create-bar';
import { BuilderEditor } from './builder-editor';
import { CreatedHomework, prepareCreated } from './lazy-created-homework';
import { LineOfLesson, ResultOfLesson } from './diary/lazy-lesson';
import { useLesson, type LessonStart } from './diary/use-lesson';
import { useCreateHomework } from './use-create-homework';
import { useDraft } from './use-draft';

export type BuilderProps = {
  userId: string;
  /** All workbooks that there are. */
  workbooks: readonly WorkbookSummary[];
  teaching: Teaching;
  /** The workbook that most likely comes first, with all that is in it. */
  firstWorkbook: Workbook | null;
  publicOrigin: string;
  /** Single tasks of a step can be picked. [FEAT-01] */
  canPick: boolean;
  /** What is to be known before the homework is given. */
  note: ReactNode;
  /** Of a diary, when the teacher comes from one. [DIARY-04] */
  forLesson?: LessonStart;
};

/**
 * Where a teacher creates homework. Which workbook comes first, the time in the title and what was
 * chosen before are known in the browser only: until then the page waits and shows nothing that
 * would have to change. [HW-01] [ROUTE-10]
 */
export function Builder(props: BuilderProps) {
  const inBrowser = useHydrated();
  const accent = getSubject(props.firstWorkbook?.subjectId ?? DEFAULT_SUBJECT_ID).colour;
  if (props.workbooks.length > 0 && inBrowser) return <BuilderWorkspace {...props} />;
  return (
    <HomeworkLayout variant="teacher" accent={accent} rest={<BackLink />}>
      {props.workbooks.length === 0 ? (
        <NoWorkbooks />
      ) : (
        <Skeleton label="Открываем тетрадь" shape="block" lines={4} />
      )}
    </HomeworkLayout>
  );
}

function BuilderWorkspace(props: BuilderProps) {
  const { workbooks, teaching, firstWorkbook, publicOrigin, canPick, note, forLesson } = props;
  const { draft, change, book, created, restart, lesson, creating } = useBuilder(props);
  useEffect(prepareCreated, []);
  return (
    <HomeworkLayout
      variant="teacher"
      accent={getSubject(book.subjectId).colour}
      rest={<BackLink />}
      footer={created ? null : <CreateBar count={selectionOf(draft, book).length} {...creating} />}
    >
      {created ? (
        <>
          <CreatedHomework homework={created} publicOrigin={publicOrigin} onRestart={restart} />
          {forLesson ? (
            <ResultOfLesson
              lesson={lesson}
              diary={forLesson.place.provider}
              link={shareLink(publicOrigin, created.taskHash, forLesson.place.provider)}
              returnUrl={forLesson.returnUrl}
            />
          ) : null}
        </>
      ) : (
        <BuilderEditor
          {...{ workbooks, teaching, book, firstWorkbook, draft, change, canPick, note }}
          lessonLine={<LineOfLesson lesson={lesson} />}
        />
      )}
    </HomeworkLayout>
  );
}

/** The homework that is put together, and what becomes of it. */
function useBuilder(props: BuilderProps) {
  const { userId, workbooks, teaching, canPick } = props;
  const lessonBook = lessonBookOf(props);
  const [draft, change] = useDraft({ userId, workbooks, teaching, canPick, lessonBook });
  const lesson = useLesson(props.forLesson, draft.feedback);
  const [created, setCreated] = useState<HomeworkSummary | null>(null);
  // The draft starts with one of the workbooks and only ever moves to another of them.
  const book = workbooks.find(({ id }) => id === draft.workbookId) as WorkbookSummary;
  const { create, pending, obstacle, dismiss } = useCreateHomework({
    draft,
    change,
    book,
    teaching,
    forLesson: lesson.forLesson,
    onCreated: (homework) => {
      void lesson.follow(homework);
      setCreated(homework);
      writeDraft(userId, null);
      writeLastWorkbook(userId, book.id);
    },
  });
  const restart = () => {
    change({ type: 'restart', defaultTitle: defaultTitle(new Date()) });
    setCreated(null);
  };
  const creating = { pending, obstacle, onCreate: () => void create(), onDismiss: dismiss };
  return { draft, change, book, created, restart, lesson, creating };
}

function lessonBookOf({ workbooks, teaching, forLesson }: BuilderProps): WorkbookSummary | null {
  const lesson = forLesson?.lesson;
  return lesson === undefined || typeof lesson === 'string'
    ? null
    : workbookOfLesson(workbooks, teaching, lesson);
}

function BackLink() {
  return (
    <TextLink href={pathOf('teacherProfile')} variant="quiet">
      Мои задания
    </TextLink>
  );
}

function NoWorkbooks() {
  return (
    <EmptyState
      title="Тетрадей пока нет"
      action={
        <LinkButton variant="secondary" href={pathOf('teacherProfile')}>
          Вернуться в профиль
        </LinkButton>
      }
    >
      Как только издательство добавит первую тетрадь, из&nbsp;неё можно будет собрать задание.
    </EmptyState>
  );
}
