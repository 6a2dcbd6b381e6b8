import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { buttonStyle } from '@/components/ui/button/button-style';
import { TextLink } from '@/components/ui/text-link/text-link';

type InstructionsViewProps = {
  /** Of the document; undefined where none is configured. */
  url: string | undefined;
  contactEmail: string;
  /** The page of the person, to which one goes back. */
  back: { href: string; label: string };
};

/** The configured instruction of a role, shown in place; on a phone, which shows no PDF in a page, as a link. [HW-10] */
export function InstructionsView({ url, contactEmail, back }: InstructionsViewProps) {
  return (
    <div className="page-width flex flex-col gap-6 py-6 medium:py-12">
      <div>
        <TextLink href={back.href} variant="quiet">
          ← {back.label}
        </TextLink>
        <h1 className="text-title-m font-semibold medium:text-title-l">Инструкция</h1>
      </div>
      {url === undefined ? <NoInstruction contactEmail={contactEmail} /> : <Document url={url} />}
    </div>
  );
}

function Document({ url }: { url: string }) {
  return (
    <>
      <div className="flex flex-col items-start gap-3">
        <a href={url} download className={buttonStyle({ wide: true })}>
          Скачать PDF
        </a>
        <p className="hidden text-caption text-ink-soft medium:block">
          Если документ не&nbsp;открылся ниже, скачайте его.
        </p>
      </div>
      <iframe
        src={url}
        title="Инструкция"
        // What is not shown is not fetched.
        loading="lazy"
        referrerPolicy="no-referrer"
        className="hidden h-[80vh] w-full rounded-xl border border-line bg-surface medium:block"
      />
    </>
  );
}

function NoInstruction({ contactEmail }: Pick<InstructionsViewProps, 'contactEmail'>) {
  return (
    <EmptyState
      title="Инструкции пока нет"
      action={
        <a href={`mailto:${contactEmail}`} className={buttonStyle({ variant: 'secondary' })}>
          Написать нам
        </a>
      }
    >
      Документ ещё не&nbsp;добавлен. Спросите нас по&nbsp;адресу{' '}
      <span className="wrap-anywhere">{contactEmail}</span>&nbsp;— подскажем, как начать.
    </EmptyState>
  );
}
