import { createId } from '@/lib/browser/ids';
import type { LeadType } from '@/lib/contract/lead/lead-rules';
import type { LeadVisit } from '@/lib/contract/lead/lead-visit';
import { reachGoal } from '@/lib/browser/goals';
import { checkLeadForm, fieldsOf, type LeadErrors } from './check-lead-form';
import { writeLeadDraft } from './draft-storage';
import { fillsHoneypot } from './form-controls';
import { readLeadForm, type LeadField, type LeadForm } from './lead-form';
import { leadOfForm } from './lead-of-form';
import { sendLead, type Refused } from './send-lead';

/** What is to be seen of a form. */
export type LeadFormState = Refused & {
  progress: 'open' | 'sending' | 'sent';
  /** The errors of the last try, for the focus: another object for each try. */
  tried: LeadErrors;
};

/**
 * How a form begins.
 *
 * @param kept what the server says of it, when it was sent without scripts
 */
export function openLeadForm(kept: Refused | null): LeadFormState {
  return { problem: null, errors: {}, ...kept, progress: 'open', tried: {} };
}

/**
 * An application form in the hands of scripts: checked and sent in place, once however often it is
 * pressed; what was typed outlives a reload. [ROUTE-21]
 *
 * @param show is called with each new state
 * @param describeVisit how the person came, at the time of sending
 */
export function handleLeadForm(
  type: LeadType,
  kept: Refused | null,
  show: (state: LeadFormState) => void,
  describeVisit: () => LeadVisit,
) {
  let state = openLeadForm(kept);
  const keyOf = createKeys();

  function change(next: Partial<LeadFormState>): void {
    state = { ...state, ...next };
    show(state);
  }
  const refuse = ({ problem, errors }: Refused) =>
    change({ progress: 'open', problem, errors, tried: { ...errors } });

  async function send(typed: LeadForm): Promise<void> {
    const lead = leadOfForm(type, typed);
    change({ progress: 'sending' });
    const refused = await sendLead({
      type,
      meta: { ...lead.meta, visit: describeVisit() },
      idempotencyKey: keyOf(JSON.stringify(lead)),
    });
    if (refused) return refuse(refused);
    writeLeadDraft(type, null);
    reachGoal('lead_sent');
    change({ progress: 'sent' });
  }

  return {
    submit(form: HTMLFormElement): void {
      if (state.progress !== 'open') return;
      const typed = readLeadForm(new FormData(form));
      const errors = checkLeadForm(type, typed);
      if (Object.keys(errors).length > 0) refuse({ problem: 'fields', errors });
      else if (fillsHoneypot(form)) refuse({ problem: 'honeypot', errors: {} });
      else void send(typed);
    },

    /** Keeps what is typed, and takes back what was said of a field that is right now. */
    input(form: HTMLFormElement): void {
      const data = new FormData(form);
      const texts = fieldsOf(type).map((field) => [field, String(data.get(field) ?? '')]);
      writeLeadDraft(type, Object.fromEntries(texts) as Record<LeadField, string>);
      const left = stillWrong(state, checkLeadForm(type, readLeadForm(data)));
      if (left) change(left);
    },
  };
}

/** The same content is the same request: sent again after a lost answer, it is kept once. */
function createKeys(): (content: string) => string {
  let last = { content: '', id: '' };
  return (content) => {
    if (last.content !== content) last = { content, id: createId() };
    return last.id;
  };
}

/** What is left of the errors; null when nothing has changed. */
function stillWrong(before: Refused, now: LeadErrors): Refused | null {
  const errors = Object.entries(before.errors);
  const left = errors.filter(([field]) => now[field as LeadField] !== undefined);
  if (left.length === errors.length) return null;
  return { errors: Object.fromEntries(left), problem: left.length > 0 ? before.problem : null };
}
