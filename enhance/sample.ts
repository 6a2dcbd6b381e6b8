import { copySpare, findEnhanced } from '@/lib/browser/enhancement';
import { focusSample, sampleQuery, sampleTexts } from '@/lib/landing/sample-form';
import { fetchVerdict } from './fetch-verdict';

/**
 * Checks the sample in place: the page that a browser without scripts would load is asked for, and
 * only its verdict is shown. [HW-03]
 */
export function startSample(): void {
  const form = findEnhanced<HTMLFormElement>('sample');
  const button = form && findEnhanced('sample-submit', form);
  const verdict = form && findEnhanced('sample-verdict', form);
  if (!form || !button || !verdict) return;
  let isPending = false;
  /** What is said as soon as the answer is changed. */
  let onChange: string | null = null;

  const setPending = (pending: boolean) => {
    isPending = pending;
    button.setAttribute('aria-disabled', `${pending}`);
    button.textContent = pending ? sampleTexts.checking : sampleTexts.check;
  };
  const check = async (address: URL) => {
    setPending(true);
    const found = await fetchVerdict(address);
    if (found === 'moved') return location.assign(address);
    if (found) history.replaceState(history.state, '', address);
    verdict.replaceChildren(...(found ?? copySpare('sample-failed').childNodes));
    onChange = sampleTexts.changed;
    setPending(false);
  };

  // Our own words say more than the browser's.
  form.noValidate = true;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (isPending) return;
    const query = sampleQuery(form);
    if (query) return void check(addressOf(form, query));
    verdict.textContent = sampleTexts.empty;
    onChange = '';
    focusSample(form);
  });
  form.addEventListener('input', () => {
    if (isPending || onChange === null) return;
    verdict.textContent = onChange;
    onChange = null;
  });
}

function addressOf(form: HTMLFormElement, query: URLSearchParams): URL {
  const address = new URL(form.getAttribute('action') ?? '', location.href);
  address.search = `${query}`;
  address.hash = '';
  return address;
}
