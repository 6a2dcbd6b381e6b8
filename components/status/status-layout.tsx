import type { ReactNode } from 'react';
import { PageShell } from '@/components/layout/page-shell';
import { LinkButton } from '@/components/ui/link-button/link-button';
import type { ButtonLook } from '@/components/ui/button/button-style';
import type { StatusAction, StatusText } from '@/lib/status/status-texts';
import { ReloadLink } from './reload-link';

type StatusLayoutProps = {
  text: StatusText;
  /** Says nothing that the words do not say. */
  image: ReactNode;
  /** Where it stands under an address of its own, not in place of another page. */
  ownPath?: string | undefined;
};

/** A page that tells of a failure: what happened, what to do, a way on. Works without scripts. */
export function StatusLayout({ text, image, ownPath }: StatusLayoutProps) {
  const { title, more = [], reload, primary, other } = text;
  return (
    <PageShell>
      <div className="page-width flex flex-col items-center gap-6 py-6 medium:gap-8 medium:py-14 large:flex-row large:justify-center large:gap-16 large:py-20">
        <div className="w-full max-w-84 shrink-0 medium:max-w-96 large:max-w-110">{image}</div>
        <div className="flex w-full max-w-120 flex-col items-start">
          <h1 className="text-title-l font-bold large:text-display">{title}</h1>
          {[text.text, ...more].map((paragraph) => (
            <p key={paragraph} className="mt-4 text-reading text-ink-soft">
              {paragraph}
            </p>
          ))}
          <ul className="mt-8 flex w-full flex-col gap-3 medium:flex-row medium:flex-wrap">
            {reload ? (
              <li>
                <ReloadLink ownPath={ownPath} wide />
              </li>
            ) : null}
            {primary ? <Action action={primary} wide /> : null}
            {other ? <Action action={other} variant="secondary" wide /> : null}
          </ul>
        </div>
      </div>
    </PageShell>
  );
}

function Action({ action, ...look }: { action: StatusAction } & ButtonLook) {
  return (
    <li className="max-w-full">
      <LinkButton href={action.href} {...look}>
        {action.label}
      </LinkButton>
      {action.description ? (
        // As wide as its button, which stands beside another one.
        <p className="mt-2 text-caption text-ink-soft medium:w-0 medium:min-w-full">
          {action.description}
        </p>
      ) : null}
    </li>
  );
}
