'use client';

import '@/app/globals.css';
import { StatusPage } from '@/components/status/status-page';
import { statusTexts } from '@/lib/status/status-texts';
import { statusIdOfDigest } from '@/lib/status/status-of-failure';

/** In place of everything, when the root layout itself could not be shown. [STATUS-14] */
export default function ProductFailed({ error }: { error: Error & { digest?: string } }) {
  const id = statusIdOfDigest(error.digest);
  return (
    <html lang="ru">
      <head>
        <title>{statusTexts[id].title}</title>
      </head>
      <body>
        <StatusPage id={id} />
      </body>
    </html>
  );
}
