import type { ReactNode } from 'react';
import { SignOutLink } from '@/components/account/sign-out-link';
import { LogoLink } from '@/components/layout/header';
import { CONTENT_ID, SkipLink } from '@/components/layout/skip-link';
import { TextLink } from '@/components/ui/text-link/text-link';
import type { SubjectColour } from '@/lib/contract/subjects/subjects';
import { pathOf } from '@/lib/routes/match';
import type { CmsSession } from '@/lib/session/cms-session';

type CmsShellProps = {
  /** Who is signed in; nobody on the sign-in page. */
  editor?: Pick<CmsSession, 'name' | 'surname' | 'cmsRoles'>;
  /** The colour of the subject that the page is about. [SUBJ-02] */
  accent?: SubjectColour;
  children: ReactNode;
};

/** What the pages of the content management have around their content, without offers of the product. */
export function CmsShell({ editor, accent = 'purple', children }: CmsShellProps) {
  return (
    <div data-page-accent={accent} className="isolate flex min-h-dvh flex-col">
      <SkipLink />
      <header className="border-b border-line bg-surface">
        <div className="page-width flex min-h-16 items-center justify-between gap-4 py-2">
          <div className="flex min-w-0 items-center gap-3 medium:gap-5">
            <LogoLink compact />
            <span className="border-l border-line pl-3 leading-5 medium:pl-5">
              {editor ? (
                <TextLink href={pathOf('cms')} variant="quiet">
                  Управление содержанием
                </TextLink>
              ) : (
                <span className="text-ink-soft">Управление содержанием</span>
              )}
            </span>
          </div>
          {editor ? (
            <div className="flex shrink-0 items-center gap-5">
              <span className="hidden text-ink-soft medium:inline">
                {[editor.name, editor.surname].filter((part) => part !== '').join('\u00A0')}
              </span>
              <SignOutLink href={pathOf('cmsLogout')} />
            </div>
          ) : null}
        </div>
        {editor?.cmsRoles.includes('ops') ? (
          <nav aria-label="Разделы" className="page-width flex gap-4 pb-1 medium:gap-6 medium:pb-3">
            <TextLink href={pathOf('cms')} variant="quiet">
              Тетради
            </TextLink>
            <TextLink href={pathOf('cmsFeatures')} variant="quiet">
              Возможности
            </TextLink>
            <TextLink href={pathOf('cmsDeliveries')} variant="quiet">
              Дневники
            </TextLink>
          </nav>
        ) : null}
      </header>
      <main id={CONTENT_ID} tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
    </div>
  );
}
