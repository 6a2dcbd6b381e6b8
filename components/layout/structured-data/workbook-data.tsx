import { JsonLdScript } from 'next-seo';
import type { LearningResource, WithContext } from 'schema-dts';
import type { Workbook } from '@/lib/contract/content/content';
import { languageOf, type Subject } from '@/lib/contract/subjects/subjects';
import type { Publisher } from './page-data';

type WorkbookDataProps = {
  workbook: Workbook;
  subject: Subject;
  /** The canonical address of its landing. */
  url: string;
  publisher: Pick<Publisher, 'name' | 'url'>;
};

/** The age at which a Russian child is in the first grade, in years. */
const FIRST_GRADE_AGE = 7;

/** A workbook as a learning resource, with its modules. [SEO-06] */
export function WorkbookData({ workbook, subject, url, publisher }: WorkbookDataProps) {
  const { title, description, grade, changedAt, modules } = workbook;
  const age = FIRST_GRADE_AGE + grade - 1;
  const data: WithContext<LearningResource> = {
    '@context': 'https://schema.org',
    '@type': 'LearningResource',
    name: title,
    description,
    url,
    inLanguage: languageOf(workbook.subjectId) ?? 'ru',
    learningResourceType: 'Рабочая тетрадь',
    educationalLevel: `${grade} класс`,
    typicalAgeRange: `${age}-${age + 1}`,
    about: { '@type': 'Thing', name: subject.title },
    audience: { '@type': 'EducationalAudience', educationalRole: 'student' },
    isAccessibleForFree: true,
    dateModified: changedAt,
    provider: { '@type': 'Organization', name: publisher.name, url: publisher.url },
    hasPart: modules.map((module) => ({
      '@type': 'LearningResource',
      name: module.title,
      teaches: module.lessons.map((lesson) => lesson.title),
    })),
  };
  return <JsonLdScript data={data} scriptKey="workbook-data" />;
}
