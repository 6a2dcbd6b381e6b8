'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { Notice } from '@/components/ui/notice/notice';
import { CodeText } from './code-text';

/** The code, once, to who has just begun without an account. [TRUST-03] */
export function FirstCode({ code }: { code: string }) {
  const [isRead, setRead] = useState(false);
  if (isRead) return null;
  return (
    <Notice
      action={
        <Button variant="secondary" size="s" onClick={() => setRead(true)}>
          Код записан
        </Button>
      }
    >
      Ваш код: <CodeText code={code} />. Запишите: с&nbsp;ним работу можно продолжить на&nbsp;другом
      устройстве.
    </Notice>
  );
}
