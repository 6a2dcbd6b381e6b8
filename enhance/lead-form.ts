import { copySpare, findEnhanced } from '@/lib/browser/enhancement';
import { fieldsOf } from '@/lib/lead/check-lead-form';
import { fillIn, focusFirst } from '@/lib/lead/form-controls';
import { handleLeadForm, type LeadFormState } from '@/lib/lead/handle-lead-form';
import { leadTypeOf } from '@/lib/lead/lead-texts';
import { problemText } from '@/lib/lead/problem-text';
import { describeVisit } from '@/lib/tracking/describe-visit';
import { createFieldErrors } from './field-errors';

/** Checks and sends the application form in place. [ROUTE-21] */
export function startLeadForm(): void {
  const form = findEnhanced<HTMLFormElement>('lead-form');
  const button = form && findEnhanced('lead-submit', form);
  const sent = copySpare('lead-sent').firstElementChild as HTMLElement | null;
  // Without what is shown in the end the browser sends it itself.
  if (!form || !button || !sent) return;
  const type = leadTypeOf(new FormData(form).get('landingName'));
  const fields = fieldsOf(type);
  const showError = createFieldErrors(form);
  const showPending = createPending(button);
  const showProblem = createProblem(form);
  let seen: object | null = null;

  const showState = ({ progress, problem, errors, tried }: LeadFormState) => {
    if (progress === 'sent') {
      // The form that had the focus is gone.
      form.replaceWith(sent);
      return sent.focus();
    }
    showPending(progress === 'sending');
    for (const field of fields) showError(field, errors[field]);
    if (problem === null) showProblem(null);
    if (tried === seen || progress === 'sending') return;
    seen = tried;
    showProblem(problem);
    focusFirst(form, type, tried);
  };
  const handler = handleLeadForm(type, null, showState, describeVisit);

  // Our own words at the fields say more than the browser's.
  form.noValidate = true;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    handler.submit(form);
  });
  form.addEventListener('input', () => handler.input(form));
  fillIn(form, type);
}

/** Says why the form was not sent: anew for each try, so that a screen reader says it each time. */
function createProblem(form: HTMLFormElement): (problem: string | null) => void {
  let shown: Element | null = null;
  return (problem) => {
    shown?.remove();
    shown = null;
    if (problem === null) return;
    const kind = problem === 'honeypot' ? 'lead-warning' : 'lead-problem';
    shown = copySpare(kind, problemText(problem)).firstElementChild;
    if (shown) form.prepend(shown);
  };
}

/** Shows on the button that it waits. */
function createPending(button: HTMLElement): (isPending: boolean) => void {
  const label = [...button.childNodes];
  return (isPending) => {
    for (const name of ['aria-disabled', 'aria-busy'])
      if (isPending) button.setAttribute(name, 'true');
      else button.removeAttribute(name);
    const pending = isPending ? [...copySpare('lead-pending').childNodes] : [];
    button.replaceChildren(...(pending.length > 0 ? pending : label));
  };
}
