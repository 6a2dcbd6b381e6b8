'use client';

import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { LeadType } from '@/lib/contract/lead/lead-rules';
import { createId } from '@/lib/browser/ids';
import { checkLeadForm, fieldsOf, refusedField, type LeadErrors } from '@/lib/lead/check-lead-form';
import { writeLeadDraft } from '@/lib/lead/draft-storage';
import { readLeadForm, type LeadField, type LeadForm } from '@/lib/lead/lead-form';
import { leadOfForm } from '@/lib/lead/lead-of-form';
import { fillIn, focusFirst, fillsHoneypot } from './form-controls';

/** Why a form was not sent: `fields`, `honeypot` or the code of a refusal; and what is wrong with it. */
export type Refused = { problem: string | null; errors: LeadErrors };

/** The same content is the same request: sent again after a lost answer, it is kept once. */
function useIdempotencyKey() {
  const last = useRef({ content: '', id: '' });
  return (content: string): string => {
    if (last.current.content !== content) last.current = { content, id: createId() };
    return last.current.id;
  };
}

/**
 * An application form in the hands of scripts: checked and sent in place, once however often it is
 * pressed; what was typed outlives a reload. [ROUTE-21]
 *
 * @param kept what the server says of the form, when it was sent without scripts
 */
export function useLeadForm(type: LeadType, kept: Refused | null) {
  const form = useRef<HTMLFormElement>(null);
  const [refused, setRefused] = useState<Refused>(kept ?? { problem: null, errors: {} });
  /** The errors of the last try, for the focus. */
  const [tried, setTried] = useState<LeadErrors>({});
  const [state, setState] = useState<'open' | 'sending' | 'sent'>('open');
  // State comes too late for a second press in the same moment.
  const isSending = useRef(false);
  const keyOf = useIdempotencyKey();

  useEffect(() => {
    if (!kept) fillIn(form.current, type);
  }, [kept, type]);
  useEffect(() => focusFirst(form.current, type, tried), [tried, type]);

  function refuse(problem: string, errors: LeadErrors = {}): void {
    setRefused({ problem, errors });
    setTried(errors);
  }

  async function send(typed: LeadForm): Promise<void> {
    const lead = leadOfForm(type, typed);
    isSending.current = true;
    setState('sending');
    const idempotencyKey = keyOf(JSON.stringify(lead));
    // Needed by those who send alone; without a network it may not come.
    const result = await import('@/lib/api/call-api')
      .then(({ callApi }) => callApi('addLead', { body: { ...lead, idempotencyKey } }))
      .catch(() => null);
    isSending.current = false;
    setState(result?.ok ? 'sent' : 'open');
    if (!result) return refuse('unavailable');
    if (result.ok) return writeLeadDraft(type, null);
    const wrong = refusedField(result.error.field);
    refuse(Object.keys(wrong).length > 0 ? 'fields' : result.error.code, wrong);
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isSending.current) return;
    const typed = readLeadForm(new FormData(event.currentTarget));
    const errors = checkLeadForm(type, typed);
    if (Object.keys(errors).length > 0) refuse('fields', errors);
    else if (fillsHoneypot(event.currentTarget)) refuse('honeypot');
    else void send(typed);
  }

  /** Keeps what is typed, and takes back what was said of a field that is right now. */
  function input(event: FormEvent<HTMLFormElement>): void {
    const data = new FormData(event.currentTarget);
    const texts = fieldsOf(type).map((field) => [field, String(data.get(field) ?? '')]);
    writeLeadDraft(type, Object.fromEntries(texts) as Record<LeadField, string>);
    setRefused((before) => stillWrong(before, checkLeadForm(type, readLeadForm(data))));
  }

  return { form, ...refused, state, submit, input };
}

/** What is left of the errors; the same object when nothing has changed. */
function stillWrong(before: Refused, now: LeadErrors): Refused {
  const errors = Object.entries(before.errors);
  const left = errors.filter(([field]) => now[field as LeadField] !== undefined);
  if (left.length === errors.length) return before;
  return { errors: Object.fromEntries(left), problem: left.length > 0 ? before.problem : null };
}
