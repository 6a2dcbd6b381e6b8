'use client';

import { useEffect, useRef } from 'react';

type StepHeadingProps = {
  number: number;
  stepCount: number;
  title: string;
  /** The student turned to this step: reading goes on from here. */
  takesFocus: boolean;
  lang?: string | undefined;
};

/** «Задание 3 из 12» and what it is about. Mounted again for each step. */
export function StepHeading({ number, stepCount, title, takesFocus, lang }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <h1 ref={heading} tabIndex={-1} className="outline-none">
      <span className="block text-caption text-ink-soft">
        Задание&nbsp;{number} из&nbsp;{stepCount}
      </span>{' '}
      <span lang={lang} className="text-title-s font-semibold medium:text-title-m">
        {title}
      </span>
    </h1>
  );
}
