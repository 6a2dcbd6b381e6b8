import type { Workbook } from '@/lib/contract/content/content';
import { countOf } from '@/lib/format/plural';
import { typeset } from '@/lib/format/typeset';
import { kindsTitle } from '@/components/task/kind-titles';
import { languageOf } from '@/lib/contract/subjects/subjects';
import { taskForms } from '@/lib/homework/words';
import { DisclosureSign } from './questions';
import { Section } from './section';

type Module = Workbook['modules'][number];
type Lesson = Module['lessons'][number];

const moduleForms = ['раздел', 'раздела', 'разделов'] as const;

/** The contents of a workbook: modules that open, their lessons, and what each step trains. */
export function Contents({ workbook }: { workbook: Workbook }) {
  const { modules, taskCount, description, subjectId, title } = workbook;
  const lang = languageOf(subjectId);
  return (
    <Section
      id="contents"
      title="Что в&nbsp;тетради"
      lead={`${typeset(title)}: ${countOf(modules.length, moduleForms)}, ${countOf(taskCount, taskForms)}. ${typeset(description)}`}
    >
      <div className="flex flex-col gap-4">
        {modules.map((module, index) => (
          <ModuleContents key={module.id} module={module} lang={lang} open={index === 0} />
        ))}
      </div>
    </Section>
  );
}

type ModuleProps = { module: Module; lang: string | undefined; open: boolean };

function ModuleContents({ module, lang, open }: ModuleProps) {
  const count = module.lessons.flatMap(({ steps }) => steps.flatMap(({ kinds }) => kinds)).length;
  return (
    <details
      open={open}
      className="group rounded-xl border border-line border-l-6 border-l-accent bg-surface shadow-sheet"
    >
      <summary className="flex min-h-16 list-none items-center gap-4 rounded-xl px-4 py-4 medium:px-8 [&::-webkit-details-marker]:hidden">
        <h3 className="flex-1 text-title-s font-semibold" lang={lang}>
          {typeset(module.title)}
        </h3>
        <span className="hidden text-ink-soft medium:inline">{countOf(count, taskForms)}</span>
        <DisclosureSign />
      </summary>
      <div className="grid gap-x-12 gap-y-8 border-t border-line px-4 pt-6 pb-8 medium:px-8 large:grid-cols-2">
        {module.lessons.map((lesson) => (
          <LessonContents key={lesson.title} lesson={lesson} lang={lang} />
        ))}
      </div>
    </details>
  );
}

function LessonContents({ lesson, lang }: { lesson: Lesson; lang: string | undefined }) {
  return (
    <div>
      <h4 className="font-semibold" lang={lang}>
        {typeset(lesson.title)}
      </h4>
      <ul className="mt-2">
        {lesson.steps.map(({ uuid, title, kinds }) => (
          <li key={uuid} className="border-b border-line/70 py-2 last:border-0">
            <span lang={lang}>{typeset(title)}</span>
            <span className="block text-caption text-ink-soft">{kindsTitle(kinds)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
