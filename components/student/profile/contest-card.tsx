import { buttonStyle } from '@/components/ui/button/button-style';
import { Card } from '@/components/ui/card/card';
import { LinkButton } from '@/components/ui/link-button/link-button';
import type { Contest } from '@/lib/contract/user/feature-details';
import { formatDayTime } from '@/lib/format/date-time';
import { typeset } from '@/lib/format/typeset';
import { safeReturnUrl } from '@/lib/routes/safe-return-url';

type ContestCardProps = { contest: Contest; timeZone: string };

/** A contest that runs now, as operators have written it. [FEAT-01] */
export function ContestCard({ contest, timeZone }: ContestCardProps) {
  const { title, text, endsAt } = contest;
  return (
    <Card as="section" variant="tint" labelledBy="contest">
      <div className="flex flex-col gap-4 medium:flex-row medium:items-end medium:justify-between medium:gap-8">
        <div className="min-w-0">
          <p className="text-caption font-medium text-accent-strong">Конкурс</p>
          <h2 id="contest" className="text-title-s font-semibold break-words">
            {typeset(title)}
          </h2>
          <p className="mt-2 max-w-reading break-words">{typeset(text)}</p>
          <p className="mt-2 text-caption text-ink-soft">
            До&nbsp;<time dateTime={endsAt}>{formatDayTime(endsAt, timeZone)}</time>
          </p>
        </div>
        <div className="shrink-0">
          <ContestLink address={contest.address} />
        </div>
      </div>
    </Card>
  );
}

/** Elsewhere in a tab of its own: the homework stays open here. */
function ContestLink({ address }: { address: string }) {
  const own = safeReturnUrl(address);
  if (own !== null)
    return (
      <LinkButton href={own} variant="secondary">
        К&nbsp;конкурсу
      </LinkButton>
    );
  if (!address.startsWith('https:')) return null;
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      className={buttonStyle({ variant: 'secondary' })}
    >
      К&nbsp;конкурсу
    </a>
  );
}
