import { Notice } from '@/components/ui/notice/notice';
import { documentDay, figuresOf, writtenNumber } from '@/lib/certificate/certificate-text';
import type { VerifiedCertificate as Verified } from '@/lib/contract/certificate/certificate';

/** What is told of a certificate to whom it was shown. [HW-10] */
export function VerifiedCertificate({ certificate }: { certificate: Verified }) {
  const { holder, since, issuedAt, number } = certificate;
  const rows = [
    ['Номер', writtenNumber(number)],
    ['Кому', `${holder}, учитель`],
    ['Когда выдан', documentDay(issuedAt)],
    ['За какое время', `с\u00A0${documentDay(since)} по\u00A0${documentDay(issuedAt)}`],
    ...figuresOf(certificate).map(({ figure, label }) => [
      `${label[0]?.toUpperCase()}${label.slice(1)}`,
      String(figure),
    ]),
  ];
  return (
    <div className="flex max-w-160 flex-col gap-6">
      <Notice tone="positive" title="Сертификат подлинный">
        Его выдали «Рабочие тетради». Сверьте с&nbsp;тем, что написано на&nbsp;листе:
        от&nbsp;фамилии здесь только первая буква.
      </Notice>
      <dl className="rounded-xl border border-line bg-surface px-4 shadow-sheet medium:px-6">
        {rows.map(([name, value]) => (
          <div
            key={name}
            className="flex flex-col gap-x-6 border-line py-3 not-first:border-t medium:flex-row"
          >
            <dt className="text-ink-soft medium:w-72 medium:shrink-0">{name}</dt>
            <dd className="font-medium wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
