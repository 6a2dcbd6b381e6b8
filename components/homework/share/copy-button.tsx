'use client';

import { Check, CircleCheck, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import type { ButtonLook } from '@/components/ui/button/button-style';
import { showNotification } from '@/components/ui/overlay/open-overlays';
import { copyText } from '@/lib/homework/copy-text';

export type CopyButtonProps = Pick<ButtonLook, 'variant' | 'size' | 'wide'> & {
  /** The link. */
  text: string;
  /** What the button is called. */
  children?: string;
  /** The id of the element that says what is copied. */
  describedBy?: string;
};

/** How long the tick is shown, in milliseconds. */
const SHOWN_FOR = 4_000;

type CopyResult = { isCopied: boolean; time: number };

/**
 * Copies the link for students. That it worked is said by a notification, which moves nothing; when
 * it did not, the link is shown in place, to be copied by hand. [HW-01] [UI-08] [UI-12]
 */
export function CopyButton(props: CopyButtonProps) {
  const { text, children = 'Скопировать', describedBy, ...look } = props;
  const [result, setResult] = useState<CopyResult | null>(null);

  useEffect(() => {
    if (!result?.isCopied) return;
    const timer = setTimeout(() => setResult(null), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [result]);

  async function copy(): Promise<void> {
    const isCopied = await copyText(text);
    setResult({ isCopied, time: Date.now() });
    if (isCopied) void showNotification(linkCopied);
  }

  const Icon = result?.isCopied ? Check : Copy;
  return (
    <>
      <Button {...look} aria-describedby={describedBy} onClick={() => void copy()}>
        <Icon aria-hidden className="size-5 shrink-0" />
        {children}
      </Button>
      <span role="status" className="empty:hidden">
        {result && !result.isCopied ? <CopyByHand key={result.time} text={text} /> : null}
      </span>
    </>
  );
}

const linkCopied = {
  type: 'positive',
  icon: CircleCheck,
  content: 'Ссылка скопирована. Отправьте её ученикам.',
  position: 'main',
  autoClosing: true,
} as const;

function CopyByHand({ text }: { text: string }) {
  return (
    <span className="text-negative-strong">
      Браузер не дал скопировать. Выделите ссылку и&nbsp;скопируйте её сами:{' '}
      <span className="break-all text-ink select-all">{text}</span>
    </span>
  );
}
