import type { ReactNode } from 'react';
import { ProgressBar, type ProgressBarProps } from '@/components/ui/progress-bar/progress-bar';
import type { SubjectColour } from '@/lib/contract/subjects/subjects';
import { LogoLink } from './header';
import { CONTENT_ID, SkipLink } from './skip-link';

type HomeworkLayoutProps = {
  /** The teacher's has a light background, the student's is a sheet of squared paper. */
  variant: 'student' | 'teacher';
  accent?: SubjectColour;
  /** The middle of the header: what is being done. */
  middle?: ReactNode;
  /** The rest of the header, on the right. */
  rest?: ReactNode;
  progress?: ProgressBarProps | undefined;
  /** The buttons at the bottom, the main one last. */
  footer?: ReactNode;
  children: ReactNode;
};

/**
 * Homework: a sticky header, the body, a fixed footer; the progress bar is in the header on small
 * screens and in the footer on the others. On very low screens the bars move with the page. [UI-03]
 */
export function HomeworkLayout(props: HomeworkLayoutProps) {
  const { variant, accent = 'purple', middle, rest, progress, footer, children } = props;
  return (
    <div
      data-page-accent={accent}
      data-layout="homework"
      className={`isolate flex min-h-dvh flex-col ${
        variant === 'teacher' ? 'bg-surface' : 'squared-paper bg-paper'
      }`}
    >
      <SkipLink />
      <TopBar middle={middle} rest={rest} progress={progress} />
      <main
        id={CONTENT_ID}
        tabIndex={-1}
        className="page-width mb-22 flex-1 py-4 outline-none medium:mb-[84px] medium:py-10 low:mb-0"
      >
        {children}
      </main>
      {footer || progress ? <BottomBar progress={progress}>{footer}</BottomBar> : null}
    </div>
  );
}

function TopBar({
  middle,
  rest,
  progress,
}: Pick<HomeworkLayoutProps, 'middle' | 'rest' | 'progress'>) {
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-surface low:static">
      <div className="page-width flex min-h-14 items-center gap-4 medium:min-h-18 medium:gap-6">
        <LogoLink compact />
        <div className="line-clamp-2 min-w-0 flex-1 leading-5 font-medium medium:leading-6 large:text-center">
          {middle}
        </div>
        {rest ? <div className="flex shrink-0 items-center gap-2">{rest}</div> : null}
      </div>
      {progress ? (
        <div className="px-4 pb-2.5 medium:hidden">
          <ProgressBar {...progress} />
        </div>
      ) : null}
    </header>
  );
}

function BottomBar({ progress, children }: Pick<HomeworkLayoutProps, 'progress' | 'children'>) {
  // Without buttons there is nothing to show on a phone.
  const place = children ? '' : 'hidden medium:block';
  return (
    <footer
      className={`fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] low:relative ${place}`}
    >
      <div className="page-width flex min-h-18 items-center gap-8 py-3 medium:min-h-[83px]">
        {progress ? (
          <div className="hidden flex-1 medium:block">
            <ProgressBar withCount {...progress} />
          </div>
        ) : null}
        {children ? (
          <div
            className={`flex flex-1 items-center justify-between gap-3 ${
              progress ? 'medium:flex-none medium:justify-end' : ''
            }`}
          >
            {children}
          </div>
        ) : null}
      </div>
    </footer>
  );
}
