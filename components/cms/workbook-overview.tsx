import { Card } from '@/components/ui/card/card';
import { TextLink } from '@/components/ui/text-link/text-link';
import type { CmsWorkbook } from '@/lib/contract/cms/cms';
import { getSubject, languageOf } from '@/lib/contract/subjects/subjects';
import { formatDay } from '@/lib/format/date-time';
import { nounFor, type NounForms } from '@/lib/format/plural';
import { typeset } from '@/lib/format/typeset';
import { pathOf } from '@/lib/routes/match';
import { LessonSteps } from './lesson-steps';
import { homeworkForms, lessonForms, moduleForms, stepForms, taskForms } from './words';

/** A workbook for editors: in figures, then module by module down to its steps. [ROUTE-07] */
export function WorkbookOverview({ workbook }: { workbook: CmsWorkbook }) {
  const { title, description, subjectId, grade, changedAt, modules } = workbook;
  const lang = languageOf(subjectId);
  return (
    <div className="page-width flex flex-col gap-8 py-6 medium:py-10">
      <div>
        <TextLink href={pathOf('cms')} variant="quiet">
          ← Все тетради
        </TextLink>
        <h1 className="mt-2 text-title-m font-bold medium:text-title-l">{typeset(title)}</h1>
        <p className="mt-1 text-ink-soft">
          {getSubject(subjectId).title}, {grade}&nbsp;класс. Изменена{' '}
          <time dateTime={changedAt}>{formatDay(changedAt, 'UTC')}</time>
          {workbook.isUnreleased ? '. Не\u00A0выпущена' : ''}
        </p>
        <p className="mt-3 max-w-reading">{typeset(description)}</p>
      </div>
      <Figures workbook={workbook} />
      {modules.map((module, index) => (
        <Card key={module.id} as="section" labelledBy={`module-${index}`}>
          <h2 id={`module-${index}`} className="text-title-s font-semibold" lang={lang}>
            {typeset(module.title)}
          </h2>
          <div className="mt-4 flex flex-col gap-6">
            {module.lessons.map((lesson) => (
              <LessonSteps key={lesson.title} {...lesson} lang={lang} />
            ))}
          </div>
        </Card>
      ))}
    </div>
  );
}

function Figures({ workbook }: { workbook: CmsWorkbook }) {
  const figures: [number, NounForms][] = [
    [workbook.moduleCount, moduleForms],
    [workbook.lessonCount, lessonForms],
    [workbook.stepCount, stepForms],
    [workbook.taskCount, taskForms],
    [workbook.homeworkCount, homeworkForms],
  ];
  return (
    <ul className="flex flex-wrap gap-3">
      {figures.map(([count, forms]) => (
        <li
          key={forms[0]}
          className="flex min-w-24 flex-1 flex-col rounded-l bg-accent-tint px-4 py-3"
        >
          <span className="text-title-m font-semibold tabular-nums">{count}</span>{' '}
          <span className="text-caption text-ink-soft">{nounFor(count, forms)}</span>
        </li>
      ))}
    </ul>
  );
}
