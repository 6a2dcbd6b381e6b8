import { workbooksAddress } from '@/lib/landing/addresses';
import type { SubjectLanding } from '@/lib/landing/landing';
import { subjectQuestions } from '@/lib/landing/texts/questions';
import { subjectHero, subjectTrail } from '@/lib/landing/texts/subject-hero';
import { getSubjectText } from '@/lib/landing/texts/subjects';
import { SubjectDrawing } from './drawings/subject-drawing';
import { Breadcrumbs } from './parts/breadcrumbs';
import { Call } from './parts/call';
import { Contents } from './parts/contents';
import { Examples } from './parts/examples';
import { Grades } from './parts/grades';
import { Hero } from './parts/hero';
import { Questions } from './parts/questions';
import { Steps } from './parts/steps';
import { SampleSection } from './sample/sample-section';
import type { SampleTaskProps } from './sample/sample-task';

type SubjectViewProps = { landing: SubjectLanding; trial: SampleTaskProps | null };

/** The landing of a subject: of one workbook, of all its grades, or of one that is to come. [ROUTE-23] */
export function SubjectView({ landing, trial }: SubjectViewProps) {
  const { subject, grade, workbook, workbooks } = landing;
  const { gain, examples, questions, by } = getSubjectText(subject.name);
  return (
    <>
      <Breadcrumbs trail={subjectTrail(landing)} />
      <Hero
        {...subjectHero(landing)}
        {...(!workbook && {
          call: { href: workbooksAddress, label: 'Посмотреть готовые тетради' },
        })}
        sampleHref={trial && '#sample'}
        drawing={<SubjectDrawing name={subject.name} />}
      />
      <Grades subject={subject} workbooks={workbooks} current={grade} />
      {trial ? <SampleSection {...trial} /> : null}
      <Steps subject={subject.name} />
      {workbook ? <Contents workbook={workbook} /> : null}
      {workbook ? <Examples gain={gain} examples={examples} /> : null}
      <Questions questions={workbook ? [...questions, ...subjectQuestions] : subjectQuestions} />
      {workbook ? (
        <Call title={`Соберите задание ${by}`}>
          {'Войдите как учитель, отметьте задания и\u00A0отправьте ссылку классу.'}
        </Call>
      ) : null}
    </>
  );
}
