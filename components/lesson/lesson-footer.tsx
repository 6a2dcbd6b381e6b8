import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { buttonStyle, type ButtonLook } from '@/components/ui/button/button-style';
import { Button } from '@/components/ui/button/button';
import { pathOf } from '@/lib/routes/match';
import { isPlainPress } from './steps/step-list';

export type LessonFooterProps = {
  attemptCode: string;
  number: number;
  stepCount: number;
  isFinishing: boolean;
  onGoTo: (number: number) => void;
  onFinish: () => void;
};

/** «Назад», «Дальше», and on the last step «Завершить» in its place. */
export function LessonFooter(props: LessonFooterProps) {
  const { number, stepCount, isFinishing, onFinish } = props;
  const isLast = number === stepCount;
  return (
    <>
      {number > 1 ? (
        <Leaf {...props} to={number - 1} look={{ variant: 'secondary' }}>
          <ArrowLeft aria-hidden className="size-5" />
          <span className="sr-only medium:not-sr-only">Назад</span>
        </Leaf>
      ) : (
        <span />
      )}
      {/* On a phone there is room for one thing more than the leaves: on the last step this one. */}
      <span className={isLast ? 'contents' : 'hidden medium:contents'}>
        <Button variant={isLast ? 'primary' : 'quiet'} pending={isFinishing} onClick={onFinish}>
          Завершить
        </Button>
      </span>
      {isLast ? null : (
        <Leaf {...props} to={number + 1} look={{}}>
          Дальше
          <ArrowRight aria-hidden className="size-5" />
        </Leaf>
      )}
    </>
  );
}

type LeafProps = LessonFooterProps & { to: number; look: ButtonLook; children: ReactNode };

/** A real link: it leads to the step before scripts are there, too. */
function Leaf({ attemptCode, to, look, onGoTo, children }: LeafProps) {
  function turn(event: MouseEvent) {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    onGoTo(to);
  }
  return (
    <a
      href={pathOf('attemptStep', { attemptCode, stepNumber: to })}
      onClick={turn}
      className={buttonStyle(look)}
    >
      {children}
    </a>
  );
}
