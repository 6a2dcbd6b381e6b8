'use client';

import { useState } from 'react';
import { loadLazy } from '@/components/ui/lazy/load-lazy';
import type { OwnDataProps } from './own-data';

/** Opens the question whether somebody wants to be forgotten, which is loaded then. [TRUST-06] */
export function EraseAccountButton(person: OwnDataProps) {
  const [isFailed, setFailed] = useState(false);
  const open = async () => {
    try {
      setFailed(false);
      const { askErase } = await loadLazy(() => import('./ask-erase'));
      await askErase(person);
    } catch {
      // There may be no network: it can be pressed again.
      setFailed(true);
    }
  };
  return (
    <button
      type="button"
      onClick={() => void open()}
      className="inline-flex min-h-11 items-center rounded-s text-negative-strong underline-offset-4 hover:underline"
    >
      {isFailed ? 'Не\u00A0открылось, нажмите ещё раз' : 'Удалить аккаунт'}
    </button>
  );
}
