'use client';

import { Printer } from 'lucide-react';
import { Button } from '@/components/ui/button/button';

/** Prints the page that it is on. */
export function PrintButton() {
  return (
    <Button variant="secondary" onClick={() => window.print()}>
      <Printer aria-hidden className="size-5 shrink-0" />
      Распечатать
    </Button>
  );
}
