'use client';

import { useRouter } from 'next/navigation';
import { useState, useTransition, type FormEvent, type ReactNode } from 'react';
import { buttonStyle } from '@/components/ui/button/button-style';
import { useHydrated } from '@/components/ui/hydrated/use-hydrated';
import { enhanced } from '@/lib/browser/enhancement';
import { focusSample, sampleQuery, sampleTexts } from '@/lib/landing/sample-form';

type SampleFormProps = {
  /** The page that the form is on; the answer is in its query. */
  action: string;
  /** The answer that the verdict is about; null before the first. */
  checked: string | null;
  /** What the server says of it. */
  verdict: ReactNode;
  children: ReactNode;
};

/**
 * The form of the sample: a GET of its own page. With scripts the same page is asked for without
 * reloading it. A verdict on an answer that was changed since is removed.
 */
export function SampleForm({ action, checked, verdict, children }: SampleFormProps) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const [changed, setChanged] = useState<string | null>(null);
  const [isEmpty, setEmpty] = useState(false);
  const isHydrated = useHydrated();
  const isStale = !isPending && checked !== null && changed === checked;

  function check(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isPending) return;
    const query = sampleQuery(event.currentTarget);
    setEmpty(query === null);
    if (query === null) return focusSample(event.currentTarget);
    setChanged(null);
    startTransition(() => router.replace(`${action}?${query}`, { scroll: false }));
  }

  function change() {
    setEmpty(false);
    setChanged(checked);
  }

  return (
    <form
      {...enhanced('sample')}
      method="get"
      action={`${action}#sample`}
      onSubmit={check}
      onChange={change}
      // Our own words say more than the browser's; without scripts its are better.
      noValidate={isHydrated}
      className="flex flex-col items-start gap-6"
    >
      {children}
      <button
        {...enhanced('sample-submit')}
        type="submit"
        aria-disabled={isPending}
        className={buttonStyle({ wide: true })}
      >
        {isPending ? sampleTexts.checking : sampleTexts.check}
      </button>
      <div {...enhanced('sample-verdict')} role="status" className="w-full empty:-mt-6">
        {isEmpty ? sampleTexts.empty : isStale ? sampleTexts.changed : verdict}
      </div>
    </form>
  );
}
