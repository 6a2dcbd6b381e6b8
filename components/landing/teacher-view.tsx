import { arrangeSubjects } from '@/lib/landing/offered-subjects';
import { teacherText } from '@/lib/landing/texts/teacher';
import { JournalDrawing } from './drawings/product';
import { Breadcrumbs } from './parts/breadcrumbs';
import { Call } from './parts/call';
import { Hero } from './parts/hero';
import { InkDash } from './parts/pen-marks';
import { Questions } from './parts/questions';
import { Section } from './parts/section';
import { Workbooks } from './parts/workbooks';
import { Steps } from './parts/steps';
import { SampleSection } from './sample/sample-section';
import type { HomeViewProps } from './home-view';

/** What a teacher gains, and what there is not. [ROUTE-18] */
export function TeacherView({ workbooks, trial }: HomeViewProps) {
  const { eyebrow, title, stressed, lead, facts, gains, limits, limitsTitle, questions } =
    teacherText;
  return (
    <>
      <Breadcrumbs trail={[{ title: 'Учителю' }]} />
      <Hero
        eyebrow={eyebrow}
        title={title}
        stressed={stressed}
        lead={lead}
        facts={facts}
        sampleHref={trial && '#sample'}
        drawing={<JournalDrawing />}
      />
      <Steps />
      <Section id="gains" title="Что вы получаете" ground="squared">
        <ul className="grid gap-4 medium:grid-cols-2 xlarge:grid-cols-3">
          {gains.map((gain) => (
            <li
              key={gain.title}
              className="rounded-l border border-line bg-surface p-6 shadow-sheet"
            >
              <h3 className="text-title-s font-semibold">{gain.title}</h3>
              <p className="mt-2 text-ink-soft">{gain.text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="limits" title={limitsTitle} aside>
        <ul className="flex flex-col gap-4">
          {limits.map((limit) => (
            <li key={limit} className="flex gap-4 text-reading">
              <InkDash />
              <span className="max-w-reading">{limit}</span>
            </li>
          ))}
        </ul>
      </Section>
      {trial ? <SampleSection {...trial} /> : null}
      <Workbooks {...arrangeSubjects(workbooks)} />
      <Questions questions={questions} />
      <Call title="Задайте первое задание сегодня">
        {'Войдите как учитель, выберите задания и\u00A0отправьте ссылку классу.'}
      </Call>
    </>
  );
}
