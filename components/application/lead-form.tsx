'use client';

import { useId } from 'react';
import { buttonStyle } from '@/components/ui/button/button-style';
import { useHydrated } from '@/components/ui/hydrated/use-hydrated';
import { enhanced } from '@/lib/browser/enhancement';
import type { LeadType } from '@/lib/contract/lead/lead-rules';
import { fieldsOf } from '@/lib/lead/check-lead-form';
import { HONEYPOT, type LeadForm as Values } from '@/lib/lead/lead-form';
import { landingQuery } from '@/lib/lead/lead-texts';
import { problemText } from '@/lib/lead/problem-text';
import type { Refused } from '@/lib/lead/send-lead';
import { LeadFields } from './lead-fields';
import { LeadProblem } from './lead-problem';
import { LeadSent } from './lead-sent';
import type { SelectOption } from './native-select';
import { SubmitLabel } from './submit-label';
import { useLeadForm } from './use-lead-form';

export type LeadFormProps = {
  type: LeadType;
  /** A form that was sent without scripts and refused. */
  kept: (Refused & { values: Partial<Values> }) | null;
  subjects: readonly SelectOption[];
  consentHref: string;
  homeHref: string;
};

/**
 * An application form: a native one, which scripts send when they are loaded. [ROUTE-21]
 */
export function LeadForm({ type, kept, subjects, consentHref, homeHref }: LeadFormProps) {
  const { form, problem, errors, progress, submit, input } = useLeadForm(type, kept);
  const isHydrated = useHydrated();
  const { landingName } = landingQuery(type);
  if (progress === 'sent') return <LeadSent homeHref={homeHref} ref={takeFocus} />;
  return (
    <form
      {...enhanced('lead-form')}
      ref={form}
      method="post"
      action="/api/lead"
      onSubmit={submit}
      onInput={input}
      // Our own words at the fields say more than the browser's; without scripts its are better.
      noValidate={isHydrated}
      className="flex flex-col gap-6"
    >
      {problem === null ? null : (
        <LeadProblem tone={problem === 'honeypot' ? 'warning' : 'negative'}>
          {problemText(problem)}
        </LeadProblem>
      )}
      {landingName ? <input type="hidden" name="landingName" value={landingName} /> : null}
      <LeadFields
        type={type}
        values={kept?.values ?? {}}
        errors={errors}
        focused={fieldsOf(type).find((field) => kept?.errors[field] !== undefined)}
        subjects={subjects}
        consentHref={consentHref}
      />
      <Trap />
      <SubmitButton isPending={progress === 'sending'} />
    </form>
  );
}

/** The form that had the focus is gone. */
const takeFocus = (place: HTMLDivElement | null) => place?.focus();

/** Nobody sees it, no keyboard reaches it and no browser fills it in by itself. */
function Trap() {
  const id = useId();
  return (
    <div aria-hidden className="absolute -left-[200vw] h-px w-px overflow-hidden">
      <label htmlFor={id}>Не заполняйте это поле</label>
      <input id={id} name={HONEYPOT} tabIndex={-1} autoComplete="off" defaultValue="" />
    </div>
  );
}

/** Works before scripts are there, unlike `Button`: then the browser sends the form itself. */
function SubmitButton({ isPending }: { isPending: boolean }) {
  return (
    <button
      {...enhanced('lead-submit')}
      type="submit"
      aria-disabled={isPending || undefined}
      aria-busy={isPending || undefined}
      className={`medium:self-start ${buttonStyle({ wide: true })}`}
    >
      <SubmitLabel isPending={isPending} />
    </button>
  );
}
