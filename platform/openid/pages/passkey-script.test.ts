/** @jest-environment jsdom */
import { passkeyScript } from './passkey-script';

type Sent = { credential: string; shared: string | undefined };

/** What the form of a passkey sends from a page with or without the box «Чужой компьютер». */
async function sendFrom(box: string): Promise<Sent> {
  document.body.innerHTML = `${box}<form data-passkey="get" action="/passkey" hidden>
    <input name="credential" />${box && '<input name="shared" />'}<p role="status"></p></form>`;
  const form = document.querySelector('form') as HTMLFormElement;
  const sent = new Promise<Sent>((resolve) => {
    form.submit = () => {
      const { credential = '', shared } = Object.fromEntries(new FormData(form)) as Partial<Sent>;
      resolve({ credential, shared });
    };
  });
  const answer = { ok: true, json: () => Promise.resolve({}) };
  const credentials = { get: () => Promise.resolve({ id: 'key' }) };
  const globals = {
    fetch: () => Promise.resolve(answer),
    navigator: { credentials },
    PublicKeyCredential: Object.assign(() => undefined, {
      parseRequestOptionsFromJSON: (options: unknown) => options,
    }),
  };
  const names = Object.keys(globals);
  new Function(...names, passkeyScript)(...Object.values(globals));
  form.dispatchEvent(new Event('submit', { cancelable: true }));
  return sent;
}

const box = (isTicked: boolean) =>
  `<input type="checkbox" id="shared" value="yes" ${isTicked ? 'checked' : ''} />`;

test.each([
  ['ticked', box(true), 'yes'],
  ['not ticked', box(false), ''],
  ['not there', '', undefined],
])('[TRUST-05] a passkey goes with the box «Чужой компьютер»: %s', async (_, given, shared) => {
  expect(await sendFrom(given)).toEqual({ credential: '{"id":"key"}', shared });
});
