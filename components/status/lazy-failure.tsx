'use client';

import { useEffect, useState, type ReactNode } from 'react';
import { buttonStyle } from '@/components/ui/button/button-style';
import type { FailureId } from '@/lib/status/status-of-failure';

/**
 * The page of a failure in the browser. Every page brings this along for the worst case: so it is
 * small, and the rest is loaded when it is needed; when that cannot be had, the network is to blame. [STATUS-14]
 */
export function LazyFailure({ id }: { id: FailureId }) {
  const [page, setPage] = useState<ReactNode>(null);
  useEffect(() => {
    let isShown = true;
    const show = (found: ReactNode) => isShown && setPage(found);
    import('./failure-page')
      .then(({ FailurePage }) => show(<FailurePage id={id} />))
      .catch(() => show(<FewWords />));
    return () => {
      isShown = false;
    };
  }, [id]);
  return page;
}

function FewWords() {
  return (
    <main className="page-width flex flex-col items-start gap-6 py-16">
      <h1 className="text-title-l font-bold">Ошибка сети</h1>
      <p className="text-reading text-ink-soft">
        Возможно, нет подключения к&nbsp;интернету. Проверьте его и&nbsp;обновите страницу.
      </p>
      <a href="" className={buttonStyle({})}>
        Обновить страницу
      </a>
    </main>
  );
}
