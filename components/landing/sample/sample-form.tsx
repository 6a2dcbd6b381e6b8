'use client';

import { useRouter } from 'next/navigation';
import { useState, useTransition, type FormEvent, type ReactNode } from 'react';
import { buttonStyle } from '@/components/ui/button/button-style';

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
  const isStale = !isPending && checked !== null && changed === checked;

  function check(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isPending) return;
    setChanged(null);
    const query = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget))
      if (typeof value === 'string') query.set(name, value);
    startTransition(() => router.replace(`${action}?${query}`, { scroll: false }));
  }

  return (
    <form
      method="get"
      action={`${action}#sample`}
      onSubmit={check}
      onChange={() => setChanged(checked)}
      className="flex flex-col items-start gap-6"
    >
      {children}
      <button type="submit" aria-disabled={isPending} className={buttonStyle({ wide: true })}>
        {isPending ? 'Проверяем…' : 'Проверить'}
      </button>
      <div role="status" className="w-full empty:-mt-6">
        {isStale ? 'Ответ изменён: проверьте его снова.' : verdict}
      </div>
    </form>
  );
}
