/**
 * A button beside each password that shows what is typed. The button is made by the script, so that
 * without scripts there is none; a shown password is hidden again before it is sent, because browsers
 * remember what is typed as text.
 */
export const revealPassword = `
for (const box of document.querySelectorAll('.secret')) {
  const input = box.querySelector('input');
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'reveal';
  button.setAttribute('aria-controls', input.id);
  const show = (isShown) => {
    input.type = isShown ? 'text' : 'password';
    button.textContent = isShown ? 'Скрыть' : 'Показать';
    button.setAttribute('aria-pressed', String(isShown));
  };
  show(false);
  button.addEventListener('click', () => show(input.type === 'password'));
  input.form.addEventListener('submit', () => show(false));
  box.append(button);
}
`;
