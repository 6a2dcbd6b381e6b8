'use client';

import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { LeadType } from '@/lib/contract/lead/lead-rules';
import { fillIn, focusFirst } from '@/lib/lead/form-controls';
import { handleLeadForm, openLeadForm } from '@/lib/lead/handle-lead-form';
import type { Refused } from '@/lib/lead/send-lead';
import { describeVisit } from '@/lib/tracking/describe-visit';

/**
 * An application form in the hands of React.
 *
 * @param kept what the server says of the form, when it was sent without scripts
 */
export function useLeadForm(type: LeadType, kept: Refused | null) {
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState(() => openLeadForm(kept));
  const [handler] = useState(() => handleLeadForm(type, kept, setState, describeVisit));

  useEffect(() => {
    if (!kept) fillIn(form.current, type);
  }, [kept, type]);
  useEffect(() => focusFirst(form.current, type, state.tried), [state.tried, type]);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    handler.submit(event.currentTarget);
  }

  return {
    form,
    ...state,
    submit,
    input: (event: FormEvent<HTMLFormElement>) => handler.input(event.currentTarget),
  };
}
