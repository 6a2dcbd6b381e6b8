'use client';

import { useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/button/button';
import type { OverlayFrame } from '@/components/ui/overlay/overlay';
import { Popup } from '@/components/ui/popup/popup';
import { callApi } from '@/lib/api/call-api';
import { formatDay } from '@/lib/format/date-time';
import type { OwnPath } from '@/lib/routes/own-path';
import { OzonForm } from './ozon-form';
import { useOzonRegistration } from './use-ozon-registration';

export type OzonWords = {
  /** When the promotion ends. */
  end: string;
  timeZone: string;
  /** Name and surname, as far as they are known. */
  name: string;
  consentHref: string;
};

type OzonPopupProps = OverlayFrame & OzonWords & { returnUrl: OwnPath };

/** Says what the promotion is, and takes name and e-mail of who wants to take part. [FEAT-02] */
export function OzonPopup(props: OzonPopupProps) {
  const { end, timeZone, name, consentHref, returnUrl, ...frame } = props;
  const [isAsking, setAsking] = useState(false);
  const { register, isRegistered, ...state } = useOzonRegistration();
  const close = () => frame.onClose('dismissed');

  function begin(): void {
    setAsking(true);
    // A count alone: without it nothing is lost for the student.
    void callApi('reportOzonPromotion', { body: { event: 'invoked' } });
  }

  return (
    <Popup {...frame} title={isRegistered ? 'Участие подтверждено' : 'Акция Ozon для учеников'}>
      {isRegistered ? (
        <Part text="С этого момента считаем сданные задания. Об итогах напишем на почту.">
          <Button onClick={close}>Хорошо</Button>
        </Part>
      ) : isAsking ? (
        <OzonForm {...state} {...{ name, consentHref, returnUrl }} onSend={register} />
      ) : (
        <Part
          text={`Считаем задания, которые сданы после регистрации и\u00A0до\u00A0${formatDay(end, timeZone)}. Об\u00A0итогах напишем на\u00A0почту.`}
        >
          <Button onClick={begin}>Участвовать</Button>
          <Button variant="secondary" onClick={close}>
            Не сейчас
          </Button>
        </Part>
      )}
    </Popup>
  );
}

function Part({ text, children }: { text: string; children: ReactNode }) {
  return (
    <>
      <p className="text-reading" role="status">
        {text}
      </p>
      <div className="mt-6 flex flex-col gap-3 medium:flex-row">{children}</div>
    </>
  );
}
