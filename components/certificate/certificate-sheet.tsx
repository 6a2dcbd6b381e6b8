import './certificate-sheet.css';
import { LogoMark } from '@/components/layout/logo';
import {
  certificateTexts,
  documentDay,
  figuresOf,
  verifyAddress,
  writtenNumber,
} from '@/lib/certificate/certificate-text';
import type { Certificate } from '@/lib/contract/certificate/certificate';

type CertificateSheetProps = { certificate: Certificate; publicOrigin: string };

/** A certificate as it is printed: one sheet of A4. [HW-10] */
export function CertificateSheet({ certificate, publicOrigin }: CertificateSheetProps) {
  const { surname, name, patronymic, issuedAt, number } = certificate;
  const { service, title, confirms, statement, publisher, verify } = certificateTexts;
  return (
    <article
      data-print="certificate"
      aria-labelledby="certificate"
      className="squared-paper w-full max-w-[210mm] border-2 border-accent bg-surface p-6 shadow-sheet medium:aspect-[210/297] medium:p-12 print:h-[296mm] print:w-[210mm] print:p-12 print:shadow-none"
    >
      <div className="flex h-full flex-col items-center justify-between gap-8 bg-surface px-4 py-8 text-center medium:px-10 medium:py-12 print:px-10 print:py-12">
        <div className="flex flex-col items-center gap-3">
          <LogoMark className="size-14" />
          <p className="font-semibold">{service}</p>
        </div>
        <div className="flex w-full flex-col items-center gap-4">
          <h2
            id="certificate"
            className="text-title-l font-bold text-accent-strong medium:text-display print:text-display"
          >
            {title}
          </h2>
          <p className="text-ink-soft">{confirms}</p>
          <p className="max-w-full text-title-m font-bold wrap-anywhere">
            {[surname, name, patronymic].filter((part) => part !== '').join(' ')}
          </p>
          <p className="max-w-112 text-ink-soft">{statement}</p>
        </div>
        <Figures certificate={certificate} />
        <div className="max-w-full text-caption text-ink-soft">
          <p className="font-semibold text-ink">№&nbsp;{writtenNumber(number)}</p>
          <p className="mt-1">
            Выдан {documentDay(issuedAt)}, {publisher}
          </p>
          <p className="mt-3">
            {verify}{' '}
            <span className="block wrap-anywhere">{verifyAddress(publicOrigin, number)}</span>
          </p>
        </div>
      </div>
    </article>
  );
}

function Figures({ certificate }: Pick<CertificateSheetProps, 'certificate'>) {
  const { since, issuedAt } = certificate;
  return (
    <div className="w-full">
      <dl className="grid gap-6 medium:grid-cols-2 print:grid-cols-2">
        {figuresOf(certificate).map(({ figure, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end gap-1">
            <dt className="mx-auto max-w-56 text-caption text-ink-soft">{label}</dt>
            <dd className="text-display font-bold text-accent-strong">{figure}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-8">
        С&nbsp;{documentDay(since)} по&nbsp;{documentDay(issuedAt)}
      </p>
    </div>
  );
}
