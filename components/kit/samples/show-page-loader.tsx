'use client';

import { startTransition, use, useState } from 'react';
import { PageLoader } from '@/components/layout/page-loader';
import { Button } from '@/components/ui/button/button';
import { announceNavigation } from '@/lib/navigation/navigation-start';

/** How long the pretended page is on its way, in milliseconds. */
const WAY = 2_000;

const somewhere = () => new Promise<void>((resolve) => setTimeout(resolve, WAY));

/** Pretends to go to another page, which takes two seconds. [UI-02] */
export function ShowPageLoader() {
  const [arrival, setArrival] = useState<Promise<void> | null>(null);
  if (arrival) use(arrival);
  return (
    <>
      <Button
        variant="secondary"
        onClick={() =>
          startTransition(() => {
            announceNavigation('/_kit/somewhere');
            setArrival(somewhere());
          })
        }
      >
        Показать загрузчик на 2 секунды
      </Button>
      <PageLoader />
    </>
  );
}
