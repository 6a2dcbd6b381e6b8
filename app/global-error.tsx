'use client';

import { useEffect } from 'react';
import '@/app/globals.css';

type ProductFailedProps = { error: Error & { digest?: string } };

/**
 * In place of everything, when the root layout itself could not be shown: every page brings this
 * along, and it leans on nothing that may have failed. [STATUS-14, STATUS-15]
 */
export default function ProductFailed({ error }: ProductFailedProps) {
  useEffect(() => window.reportError(error), [error]);
  return (
    <html lang="ru">
      <head>
        <title>Неизвестная ошибка — Рабочие тетради</title>
      </head>
      <body>
        <main className="page-width flex flex-col items-start gap-6 py-16">
          <h1 className="text-title-l font-bold">Неизвестная ошибка</h1>
          <p className="text-reading text-ink-soft">
            Что-то пошло не&nbsp;так на&nbsp;нашей стороне. Обновите страницу; если не&nbsp;поможет,
            зайдите через несколько минут.
          </p>
          <p>
            <a href="" className="underline">
              Обновить страницу
            </a>
          </p>
        </main>
      </body>
    </html>
  );
}
