/**
 * Makes the forms of passkeys work: asks for options where the form goes, then the browser for the
 * passkey, and sends what it says, with the box «Чужой компьютер» of the same page. Without scripts, or in a browser that has no passkeys, the forms stay
 * hidden.
 */
export const passkeyScript = `
const canUsePasskeys = typeof PublicKeyCredential === 'function' &&
  'parseRequestOptionsFromJSON' in PublicKeyCredential;
for (const form of canUsePasskeys ? document.querySelectorAll('form[data-passkey]') : []) {
  const told = form.querySelector('[role=status]');
  const run = async () => {
    const answer = await fetch(form.action + '/options', { method: 'POST' });
    if (!answer.ok) throw new Error();
    const options = await answer.json();
    const isNew = form.dataset.passkey === 'create';
    const publicKey = isNew
      ? PublicKeyCredential.parseCreationOptionsFromJSON(options)
      : PublicKeyCredential.parseRequestOptionsFromJSON(options);
    const credential = await navigator.credentials[form.dataset.passkey]({ publicKey });
    const { shared } = form.elements;
    if (shared) shared.value = document.querySelector('#shared:checked')?.value ?? '';
    form.elements.credential.value = JSON.stringify(credential);
    form.submit();
  };
  form.hidden = false;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    told.textContent = '';
    run().catch(() => { told.textContent = told.dataset.failure; });
  });
}
`;
