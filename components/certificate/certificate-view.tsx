import type { ReactNode } from 'react';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { LinkButton } from '@/components/ui/link-button/link-button';
import { buttonStyle } from '@/components/ui/button/button-style';
import type { OwnCertificate, TeachingFacts } from '@/lib/contract/certificate/certificate';
import { figuresOf } from '@/lib/certificate/certificate-text';
import { pathOf } from '@/lib/routes/match';
import { CertificateSheet } from './certificate-sheet';
import { IssueButton } from './issue-button';
import { PrintButton } from './print-button';

/** Where the file is made; no page of the router. */
const FILE = '/api/certificate';

type CertificateViewProps = OwnCertificate & { publicOrigin: string };

/** A teacher's certificate to print and to keep; or what is missing for one. [HW-10] */
export function CertificateView({
  certificate,
  facts,
  missing,
  publicOrigin,
}: CertificateViewProps) {
  if (certificate === null) return missing === null ? <ToBeIssued facts={facts} /> : lacks[missing];
  const hasMore =
    missing === null &&
    (facts.workCount !== certificate.workCount || facts.studentCount !== certificate.studentCount);
  return (
    <div className="flex flex-col gap-6">
      <div data-screen className="flex flex-col gap-4">
        <div className="flex flex-wrap gap-3">
          <a href={FILE} className={buttonStyle({})}>
            Скачать PDF
          </a>
          <PrintButton />
        </div>
        {hasMore ? (
          <div className="flex flex-col items-start gap-3 rounded-l bg-info-tint p-4 medium:p-5">
            <p>С&nbsp;тех пор вы сделали больше: {figuresText(facts)}.</p>
            <IssueButton variant="secondary">Выдать новый сертификат</IssueButton>
            <p className="text-caption text-ink-soft">
              У&nbsp;него будет свой номер, прежний останется действительным.
            </p>
          </div>
        ) : null}
      </div>
      <CertificateSheet certificate={certificate} publicOrigin={publicOrigin} />
    </div>
  );
}

const figuresText = (facts: TeachingFacts) =>
  figuresOf(facts)
    .map(({ figure, label }) => `${figure}\u00A0${label}`)
    .join(', ');

function ToBeIssued({ facts }: { facts: TeachingFacts }) {
  return (
    <EmptyState
      title="Сертификат можно выдать"
      action={<IssueButton>Выдать сертификат</IssueButton>}
    >
      В&nbsp;нём будет ваше имя и&nbsp;то, что уже сделано: {figuresText(facts)}. Номер сертификата
      сможет проверить каждый, кому вы его покажете.
    </EmptyState>
  );
}

const lacks: Record<NonNullable<OwnCertificate['missing']>, ReactNode> = {
  work: (
    <EmptyState
      title="Сертификат пока не&nbsp;о&nbsp;чем выдать"
      action={<LinkButton href={pathOf('newHomework')}>Создать задание</LinkButton>}
    >
      В&nbsp;сертификате написано, сколько ваших заданий выполнили ученики. Нужна хотя&nbsp;бы одна
      сданная работа: дайте задание и&nbsp;вернитесь, когда его закончат.
    </EmptyState>
  ),
  name: (
    <EmptyState
      title="Для сертификата нужно имя"
      action={
        <LinkButton href={pathOf('profile')} variant="secondary">
          Открыть профиль
        </LinkButton>
      }
    >
      В&nbsp;вашей учётной записи не&nbsp;указаны имя и&nbsp;фамилия. Укажите их там, где вы
      входите, и&nbsp;войдите ещё раз.
    </EmptyState>
  ),
};
