'use client';

import { Send } from 'lucide-react';
import { Button } from '@/components/ui/button/button';

/** Hands the link to a messenger of the phone; where the device cannot, there is no button. */
export function SendButton({ link, title }: { link: string; title: string }) {
  if (typeof navigator.share !== 'function') return null;
  // Whoever closes the phone's own sheet has not failed at anything.
  const send = () => navigator.share({ title, url: link }).catch(() => undefined);
  return (
    <Button variant="secondary" wide onClick={() => void send()}>
      <Send aria-hidden className="size-5 shrink-0" />
      Отправить
    </Button>
  );
}
