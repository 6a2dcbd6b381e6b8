'use client';

import dynamic from 'next/dynamic';
import { useEffect, useRef, useState } from 'react';
import type { UserConfig } from '@/lib/contract/user/user';
import type { OwnPath } from '@/lib/routes/own-path';

const CityForm = dynamic(async () => (await import('./city-form')).CityForm);

export type CityLineProps = {
  /** '' when none is said. */
  city: string;
  permission: UserConfig['gettingGeolocationWebPermission'];
  /** Where who has to sign in again comes back to. */
  returnUrl: OwnPath;
};

/** The city of a person in their cabinet; the form for it comes with the press of the button. [HW-09] */
export function CityLine({ city, permission, returnUrl }: CityLineProps) {
  const [shown, setShown] = useState(city);
  const [isDenied, setDenied] = useState(permission === 'deny');
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);

  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  if (isOpen)
    return (
      <CityForm
        city={shown}
        permission={isDenied ? 'deny' : permission}
        onDenied={() => setDenied(true)}
        returnUrl={returnUrl}
        onSaved={(saved) => {
          setShown(saved);
          setOpen(false);
        }}
        onCancel={() => setOpen(false)}
      />
    );
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-ink-soft">
      {shown === '' ? null : <span className="break-words">Город: {shown}</span>}
      <button
        ref={button}
        type="button"
        onClick={() => setOpen(true)}
        className="inline-flex min-h-11 items-center rounded-s text-ink-soft underline-offset-4 hover:text-ink hover:underline medium:min-h-0"
      >
        {shown === '' ? (
          'Указать город'
        ) : (
          <>
            Изменить<span className="sr-only"> город</span>
          </>
        )}
      </button>
    </p>
  );
}
