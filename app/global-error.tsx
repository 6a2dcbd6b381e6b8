'use client';

import { useEffect } from 'react';
import '@/app/globals.css';
import { LateFailure } from '@/components/status/late-failure';
import { statusIdOfDigest } from '@/lib/status/status-of-failure';

type ProductFailedProps = { error: Error & { digest?: string } };

/** In place of everything, when the root layout itself could not be shown. [STATUS-14, STATUS-15] */
export default function ProductFailed({ error }: ProductFailedProps) {
  useEffect(() => window.reportError(error), [error]);
  return (
    <html lang="ru">
      <head>
        <title>Ошибка — Рабочие тетради</title>
      </head>
      <body>
        <LateFailure id={statusIdOfDigest(error.digest)} />
      </body>
    </html>
  );
}
