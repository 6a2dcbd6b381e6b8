'use client';

import { useId } from 'react';
import { buttonStyle } from '@/components/ui/button/button-style';
import { useHydrated } from '@/components/ui/hydrated/use-hydrated';
import { Notice } from '@/components/ui/notice/notice';
import { Spinner } from '@/components/ui/spinner/spinner';
import type { LeadType } from '@/lib/contract/lead/lead-rules';
import { fieldsOf } from '@/lib/lead/check-lead-form';
import { HONEYPOT, type LeadForm as Values } from '@/lib/lead/lead-form';
import { landingQuery } from '@/lib/lead/lead-texts';
import { problemText } from '@/lib/lead/problem-text';
import { LeadFields } from './lead-fields';
import { LeadSent } from './lead-sent';
import type { SelectOption } from './native-select';
import { useLeadForm, type Refused } from './use-lead-form';

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
  const { form, problem, errors, state, submit, input } = useLeadForm(type, kept);
  const isHydrated = useHydrated();
  const { landingName } = landingQuery(type);
  if (state === 'sent') return <LeadSent homeHref={homeHref} ref={takeFocus} />;
  return (
    <form
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
        <Notice
          tone={problem === 'honeypot' ? 'warning' : 'negative'}
          title="Заявка не&nbsp;отправлена"
        >
          {problemText(problem)}
        </Notice>
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
      <SubmitButton isPending={state === 'sending'} />
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
      type="submit"
      aria-disabled={isPending || undefined}
      aria-busy={isPending || undefined}
      className={`medium:self-start ${buttonStyle({ wide: true })}`}
    >
      <span className={isPending ? 'invisible' : ''}>Отправить заявку</span>
      {isPending ? <Spinner position="absolute" colour="inversed" /> : null}
    </button>
  );
}
