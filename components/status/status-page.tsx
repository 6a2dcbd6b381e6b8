import { PageShell } from '@/components/layout/page-shell';
import { LinkButton } from '@/components/ui/link-button/link-button';
import type { ButtonLook } from '@/components/ui/button/button-style';
import {
  statusTexts,
  type StatusAction,
  type StatusId,
  type StatusText,
} from '@/lib/status/status-texts';
import { CellPicture } from './cell-picture';
import { ReloadLink } from './reload-link';

/** A page that tells of a failure: what happened, what to do, a way on. Works without scripts. */
export function StatusPage({ id }: { id: StatusId }) {
  const { title, text, image, reload, primary, other }: StatusText = statusTexts[id];
  return (
    <PageShell>
      <div className="page-width flex flex-col items-center gap-8 py-10 medium:py-16 large:flex-row large:justify-center large:gap-16 large:py-24">
        <CellPicture image={image} />
        <div className="flex w-full max-w-120 flex-col items-start">
          <h1 className="text-title-l font-bold large:text-display">{title}</h1>
          <p className="mt-4 text-reading text-ink-soft">{text}</p>
          <div className="mt-8 flex w-full flex-col gap-3 medium:flex-row medium:flex-wrap">
            {reload ? <ReloadLink wide /> : null}
            {primary ? <Action action={primary} wide /> : null}
            {other ? <Action action={other} variant="secondary" wide /> : null}
          </div>
          {primary?.description ? (
            <p className="mt-3 text-caption text-ink-soft">{primary.description}</p>
          ) : null}
        </div>
      </div>
    </PageShell>
  );
}

function Action({ action, ...look }: { action: StatusAction } & ButtonLook) {
  return (
    <LinkButton href={action.href} {...look}>
      {action.label}
    </LinkButton>
  );
}
