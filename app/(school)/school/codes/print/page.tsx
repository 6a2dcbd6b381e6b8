import { load } from '@/app/_server/main-api';
import { guardedPage } from '@/app/_server/pages/guarded-page';
import { getClass, withSchool } from '@/app/(school)/with-school';
import { PrintButton } from '@/components/certificate/print-button';
import { CodeCards } from '@/components/school/codes/code-cards';
import { SchoolShell } from '@/components/school/layout/school-shell';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { TextLink } from '@/components/ui/text-link/text-link';
import { serverConfig } from '@/lib/config/server';
import { classTitle } from '@/lib/format/class-title';
import { pathOf } from '@/lib/routes/match';

type Props = { searchParams: Promise<{ class?: string | string[] }> };

/** The unused codes of a class as cards, to be printed and cut. [HW-11] */
const CodeCardsPage = withSchool<Props>(async ({ title }, { searchParams }) => {
  const [{ classes }, { class: named }] = await Promise.all([
    load('listSchoolClasses', {}),
    searchParams,
  ]);
  const ofClass = getClass(classes, typeof named === 'string' ? named : undefined);
  const { codes } = await load('listActivationCodes', { params: { classId: ofClass.id } });
  const open = codes.filter(({ state }) => state === 'open');
  const className = `${classTitle(ofClass.number, ofClass.letter)}\u00A0класс`;
  const { host } = new URL(serverConfig().PUBLIC_ORIGIN);
  return (
    <SchoolShell
      current="schoolClasses"
      title={`Карточки: ${className}`}
      back={
        <TextLink href={pathOf('schoolClass', { classId: ofClass.id })}>← {className}</TextLink>
      }
      action={open.length === 0 ? null : <PrintButton />}
    >
      {open.length === 0 ? (
        <EmptyState title="Печатать нечего">
          Свободных кодов у&nbsp;класса нет. Создайте их на&nbsp;странице класса.
        </EmptyState>
      ) : (
        <CodeCards
          school={title}
          className={className}
          address={host + pathOf('enterCode')}
          codes={open}
        />
      )}
    </SchoolShell>
  );
});

const page = guardedPage('schoolCodeCards', CodeCardsPage);

export const generateMetadata = page.titled('Карточки с\u00A0кодами');
export default page;
