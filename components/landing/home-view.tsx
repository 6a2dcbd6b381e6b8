import Link from 'next/link';
import type { WorkbookSummary } from '@/lib/contract/content/content';
import { arrangeSubjects } from '@/lib/landing/offered-subjects';
import { homeText } from '@/lib/landing/texts/home';
import { pathOf } from '@/lib/routes/match';
import { NotebookDrawing } from './drawings/product';
import { Call } from './parts/call';
import { Hero } from './parts/hero';
import { Questions } from './parts/questions';
import { Workbooks } from './parts/workbooks';
import { Steps } from './parts/steps';
import { SampleSection } from './sample/sample-section';
import type { SampleTaskProps } from './sample/sample-task';

export type HomeViewProps = {
  workbooks: readonly WorkbookSummary[];
  /** Null when there is no task to try. */
  trial: SampleTaskProps | null;
};

/** What the product is, how it goes, what there is of it. [ROUTE-01] */
export function HomeView({ workbooks, trial }: HomeViewProps) {
  const { title, stressed, lead, facts, student, questions } = homeText;
  return (
    <>
      <Hero
        title={title}
        stressed={stressed}
        lead={lead}
        facts={facts}
        sampleHref={trial && '#sample'}
        drawing={<NotebookDrawing />}
      />
      <Steps />
      {trial ? <SampleSection {...trial} /> : null}
      <Workbooks {...arrangeSubjects(workbooks)} />
      <section aria-labelledby="student-title" className="page-width">
        <div className="max-w-200 rounded-xl border border-line bg-surface px-5 py-6 shadow-sheet medium:px-8">
          <h2 id="student-title" className="text-title-s font-semibold">
            {student.title}
          </h2>
          <p className="mt-2 max-w-reading">
            {student.text}{' '}
            <Link
              href={pathOf('login')}
              prefetch={false}
              className="rounded-s text-accent-strong underline decoration-1 underline-offset-4 hover:decoration-2"
            >
              Войти как ученик
            </Link>
          </p>
        </div>
      </section>
      <Questions questions={questions} />
      <Call title="Соберите первое задание">
        {'Нужен аккаунт учителя. Дальше — выбрать задания и\u00A0скопировать ссылку.'}
      </Call>
    </>
  );
}
