'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { CodeText } from './code-text';

/** The code, once, to who has just begun without an account. [TRUST-03] */
export function FirstCode({ code }: { code: string }) {
  const [isRead, setRead] = useState(false);
  if (isRead) return null;
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-l border border-transparent bg-info-tint px-4 py-2 medium:px-5"
    >
      <p className="min-w-56 flex-1">
        Ваш код: <CodeText code={code} />
        <span className="block text-caption text-ink-soft">
          Запишите: с&nbsp;ним работу можно продолжить на&nbsp;другом устройстве.
        </span>
      </p>
      <Button variant="quiet" size="s" onClick={() => setRead(true)}>
        Код записан
      </Button>
    </div>
  );
}
