'use client';

import { FailureNotice } from '@/components/account/failure-notice';
import { Button } from '@/components/ui/button/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import type { OverlayFrame } from '@/components/ui/overlay/overlay';
import { callApi } from '@/lib/api/call-api';
import { useCall } from '@/lib/api/use-calls';
import type { OwnPath } from '@/lib/routes/own-path';

type OfferDialogProps = OverlayFrame & {
  /** Where the offer is to be read. */
  offerHref: string;
  /** Where who has to sign in again comes back to. */
  returnUrl: OwnPath;
  onAccepted: () => void;
};

/** Asks for acceptance of the offer; «Позже», the cross and Escape leave it for another visit. [CFG-04] */
export function OfferDialog(props: OfferDialogProps) {
  const { offerHref, returnUrl, onAccepted, ...frame } = props;
  const { accept, pending, failure } = useAcceptance(onAccepted);
  return (
    <Dialog
      {...frame}
      title="Примите условия использования"
      description="Это нужно сделать один раз, чтобы дальше пользоваться рабочими тетрадями."
      actions={
        <>
          <Button pending={pending} onClick={accept}>
            Принимаю
          </Button>
          <Button variant="secondary" onClick={() => frame.onClose('dismissed')}>
            Позже
          </Button>
        </>
      }
    >
      <p>
        <a
          href={offerHref}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-11 items-center rounded-s font-medium text-accent-strong underline underline-offset-4"
        >
          Прочитать условия
          <span className="sr-only"> (в&nbsp;новой вкладке)</span>
        </a>
      </p>
      {failure === null ? null : (
        <div className="mt-4">
          <FailureNotice title="Не&nbsp;сохранилось" failure={failure} returnUrl={returnUrl} />
        </div>
      )}
    </Dialog>
  );
}

function useAcceptance(onAccepted: () => void) {
  const { pending, failure, run } = useCall();
  const accept = () =>
    void run(() => callApi('acceptOffer', {}, { handlesSessionExpired: true }), onAccepted);
  return { accept, pending, failure };
}
