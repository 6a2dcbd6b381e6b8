import './legal-document.css';
import { TextLink } from '@/components/ui/text-link/text-link';
import { typeset } from '@/lib/format/typeset';
import { changedOn, partsOf, type LegalDocument, type LegalSection } from '@/lib/legal/document';
import type { OfficialDocument } from '@/lib/legal/official-documents';
import { ConsentSettings } from './consent-settings';

type LegalPageProps = {
  text: LegalDocument;
  /** The publisher's own documents. */
  documents: readonly OfficialDocument[];
  /** Pages that the text names. */
  related: readonly { href: string; label: string }[];
  contacts: { email: string; phone: string };
};

/** A document with a list of its contents, to be read, quoted and printed. [ROUTE-20] [ROUTE-24] */
export function LegalPage({ text, documents, related, contacts }: LegalPageProps) {
  return (
    <div
      data-print="document"
      className="page-width grid grid-cols-1 gap-x-16 gap-y-8 py-8 medium:py-14 large:grid-cols-[17rem_minmax(0,44rem)] print:block print:max-w-none print:p-0"
    >
      <div className="large:col-start-2">
        <h1 className="text-title-m font-bold medium:text-display print:text-title-m">
          {typeset(text.title)}
        </h1>
        <p className="mt-4 text-ink-soft print:text-ink">
          Редакция от&nbsp;
          <time dateTime={text.changedAt}>{typeset(changedOn(text))}</time>
        </p>
        <div className="mt-6 flex flex-col gap-3 text-reading print:text-body">
          {text.intro.map((paragraph) => (
            <p key={paragraph}>{typeset(paragraph)}</p>
          ))}
        </div>
        {documents.length > 0 ? <Documents documents={documents} /> : null}
      </div>
      <Contents sections={text.sections} />
      <div className="flex flex-col gap-10 large:col-start-2 print:mt-6 print:gap-5">
        {text.sections.map((section, at) => (
          <Section key={section.id} section={section} number={at + 1} />
        ))}
        <Questions contacts={contacts} related={related} />
      </div>
    </div>
  );
}

function Contents({ sections }: Pick<LegalDocument, 'sections'>) {
  return (
    <nav
      aria-label="Содержание"
      className="large:col-start-1 large:row-span-2 large:row-start-1 large:pt-2"
    >
      <div className="rounded-xl border border-line bg-surface p-4 large:sticky large:top-6 large:border-0 large:bg-transparent large:p-0">
        <p aria-hidden className="mb-1 font-semibold">
          Содержание
        </p>
        <ol>
          {sections.map(({ id, title }, at) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="flex min-h-11 items-baseline gap-2 rounded-s py-2.5 text-ink-soft hover:text-ink hover:underline hover:underline-offset-4 large:min-h-0 large:py-1.5"
              >
                <span className="w-6 shrink-0 text-accent-strong tabular-nums">{at + 1}.</span>
                {typeset(title)}
              </a>
            </li>
          ))}
        </ol>
      </div>
    </nav>
  );
}

function Section({ section, number }: { section: LegalSection; number: number }) {
  const { id, title, paragraphs } = section;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="scroll-mt-6 text-title-m font-semibold print:text-title-s">
        {number}. {typeset(title)}
      </h2>
      <div className="mt-4 flex flex-col gap-4 text-reading print:mt-2 print:gap-2 print:text-body">
        {paragraphs.map((paragraph, at) => {
          const { text, items } = partsOf(paragraph);
          const place = `${number}.${at + 1}`;
          return (
            <div
              key={place}
              id={`p-${place}`}
              className="flex scroll-mt-6 flex-col gap-x-3 medium:flex-row print:flex-row"
            >
              <span className="w-9 shrink-0 text-caption text-ink-soft tabular-nums medium:text-reading print:text-body print:text-ink">
                {place}.
              </span>
              <div className="min-w-0">
                <p>{typeset(text)}</p>
                {items.length > 0 ? (
                  <ul className="mt-2 flex list-disc flex-col gap-1.5 pl-5 marker:text-accent">
                    {items.map((item) => (
                      <li key={item}>{typeset(item)}</li>
                    ))}
                  </ul>
                ) : null}
              </div>
            </div>
          );
        })}
        {id === 'cookies' ? <ConsentSettings /> : null}
      </div>
    </section>
  );
}

function Documents({ documents }: Pick<LegalPageProps, 'documents'>) {
  return (
    <div className="mt-8 rounded-xl bg-accent-tint px-4 py-4 medium:px-6 print:bg-transparent print:p-0">
      <p>
        Полные тексты издательства. Если здесь и&nbsp;в&nbsp;них написано разное, действуют они:
      </p>
      <ul className="mt-2 flex flex-col gap-1">
        {documents.map(({ href, label }) => (
          <li key={href} className="flex min-h-11 items-center medium:min-h-0">
            <TextLink href={href}>{label}</TextLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Questions({ contacts, related }: Pick<LegalPageProps, 'contacts' | 'related'>) {
  return (
    <section aria-labelledby="questions" className="border-t border-line pt-8 print:pt-4">
      <h2 id="questions" className="text-title-s font-semibold">
        Вопросы и&nbsp;просьбы
      </h2>
      <p className="mt-2">
        Напишите на <TextLink href={`mailto:${contacts.email}`}>{contacts.email}</TextLink> или
        позвоните:{' '}
        <TextLink href={`tel:${contacts.phone.replace(/[^\d+]/g, '')}`}>
          <span className="whitespace-nowrap">{contacts.phone}</span>
        </TextLink>
        .
      </p>
      <ul data-screen className="mt-4 flex flex-col gap-1">
        {related.map(({ href, label }) => (
          <li key={href} className="flex min-h-11 items-center medium:min-h-0">
            <TextLink href={href}>{label}</TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
