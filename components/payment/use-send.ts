'use client';

import { useState } from 'react';
import type { Result } from '@/lib/contract/call/result';
import { useActions } from './use-actions';

/** A form of one field: what was sent goes away when it was taken, and stays to be mended when not. */
export function useSend(call: (text: string) => Promise<Result<unknown>>, onDone: () => void) {
  const [text, setText] = useState('');
  const { pending, failed, run } = useActions<'send'>();
  const send = () => {
    const given = text.trim();
    if (given === '') return;
    void run(
      'send',
      () => call(given),
      () => {
        setText('');
        onDone();
      },
    );
  };
  return { text, setText, failure: failed?.failure ?? null, isPending: pending !== null, send };
}
