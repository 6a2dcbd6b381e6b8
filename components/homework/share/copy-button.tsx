'use client';

import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import type { ButtonLook } from '@/components/ui/button/button-style';
import { copyText } from '@/lib/homework/copy-text';

export type CopyButtonProps = Pick<ButtonLook, 'variant' | 'size' | 'wide'> & {
  text: string;
  /** What the button is called. */
  children?: string;
  /** The id of the element that says what is copied. */
  describedBy?: string;
};

/** How long «Скопировано» is shown, in milliseconds. */
const SHOWN_FOR = 4_000;

type Outcome = { ok: boolean; time: number };

/** Copies a text and says whether it worked, to the eye and to a screen reader. [HW-01] [UI-12] */
export function CopyButton({
  text,
  children = 'Скопировать',
  describedBy,
  ...look
}: CopyButtonProps) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  useEffect(() => {
    if (!outcome?.ok) return;
    const timer = setTimeout(() => setOutcome(null), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy(): Promise<void> {
    const ok = await copyText(text);
    setOutcome({ ok, time: Date.now() });
  }

  return (
    <>
      <Button {...look} aria-describedby={describedBy} onClick={() => void copy()}>
        <Copy aria-hidden className="size-5 shrink-0" />
        {children}
      </Button>
      <span role="status" className="empty:hidden">
        {outcome ? <OutcomeText key={outcome.time} ok={outcome.ok} text={text} /> : null}
      </span>
    </>
  );
}

function OutcomeText({ ok, text }: { ok: boolean; text: string }) {
  if (ok)
    return (
      <span className="inline-flex items-center gap-1.5 font-medium text-positive-strong">
        <Check aria-hidden className="size-5" />
        Скопировано
      </span>
    );
  return (
    <span className="text-negative-strong">
      Браузер не дал скопировать. Выделите ссылку и&nbsp;скопируйте её сами:{' '}
      <span className="break-all text-ink select-all">{text}</span>
    </span>
  );
}
