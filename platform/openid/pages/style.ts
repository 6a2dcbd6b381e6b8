import type { Accent } from '@/lib/contract/auth/external-providers';

const VIOLET: Accent = { main: '#5b4bc4', deep: '#46389f' };

/** The stylesheet of the sign-in pages: a sheet with a margin line on squared paper. */
export function styleOf({ main, deep }: Accent = VIOLET): string {
  return `
:root {
  --ink: #23213a; --soft: #56536b; --accent: ${main}; --accent-deep: ${deep};
  --paper: #f6f5fb; --sheet: #fff; --line: #8885a0; --square: ${main}1c; --margin: #d98a8a;
  --bad: #a9231c; --bad-paper: #fdeeec; --good-paper: ${main}14;
}
*, ::before, ::after { box-sizing: border-box }
html { -webkit-text-size-adjust: 100% }
body {
  margin: 0; min-height: 100vh; min-height: 100dvh; display: flex; flex-direction: column;
  align-items: center; gap: 24px; padding: 24px 16px 48px; color: var(--ink);
  font: 16px/1.5 "Golos Text", system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
  background: var(--paper) 0 0 / 24px 24px;
  background-image: linear-gradient(var(--square) 1px, transparent 1px),
    linear-gradient(90deg, var(--square) 1px, transparent 1px);
}
header { width: 100%; max-width: 480px; display: flex; justify-content: space-between;
  align-items: center; flex-wrap: wrap; gap: 0 16px }
.brand { display: inline-flex; align-items: center; gap: 10px; min-height: 44px; font-weight: 700;
  color: var(--ink); text-decoration: none }
.brand::before { content: ""; flex: none; width: 22px; height: 26px; border-radius: 3px 6px 6px 3px;
  background: linear-gradient(90deg, var(--accent-deep) 5px, var(--accent) 5px) }
.brand.marked::before { display: none }
.mark { flex: none; width: 32px; height: 32px }
.where { color: var(--soft); font-size: 14px }
main { width: 100%; max-width: 480px; padding: 28px 24px 28px 44px; background: var(--sheet);
  background-image: linear-gradient(90deg, transparent 23px, var(--margin) 23px 24px, transparent 24px);
  border-radius: 4px 14px 14px 4px;
  box-shadow: 0 1px 2px #23213a1f, 0 12px 32px #23213a17 }
h1 { margin: 0 0 8px; font-size: 28px; line-height: 1.2; letter-spacing: -.01em }
p { margin: 0 0 16px }
.lead { color: var(--soft); margin-bottom: 24px }
form { display: grid; gap: 18px; margin: 0 }
.pair { display: grid; gap: 18px 12px }
fieldset { border: 0; margin: 0; padding: 0; min-width: 0 }
legend, label.name { display: block; padding: 0; margin-bottom: 6px; font-weight: 600 }
input:not([type=radio], [type=checkbox]) { width: 100%; min-height: 48px; padding: 10px 14px; font: inherit;
  color: inherit; background: #fff; border: 1px solid var(--line); border-radius: 8px }
.secret:has(.reveal) { display: flex; background: #fff; border: 1px solid var(--line); border-radius: 8px }
.secret:has(.reveal) input { flex: 1; min-width: 0; min-height: 46px; border: 0; box-shadow: none; outline: 0 }
.secret:has(.reveal):has(input:focus-visible) { outline: 3px solid var(--accent); outline-offset: 2px }
.secret:has(.reveal):has([aria-invalid=true]) { border-color: var(--bad); box-shadow: inset 0 0 0 1px var(--bad) }
.secret .reveal { flex: none; min-height: 46px; padding: 0 14px; font-size: 15px; font-weight: 500;
  color: var(--accent-deep); background: none; border: 0; border-radius: 7px }
.secret .reveal:hover { background: var(--good-paper) }
.known { margin: 0 }
.agree { display: flex; align-items: center; gap: 12px; min-height: 44px; cursor: pointer }
.agree input { flex: none; width: 22px; height: 22px; margin: 0; accent-color: var(--accent) }
.agree input[aria-invalid=true] { outline: 2px solid var(--bad) }
input[aria-invalid=true] { border-color: var(--bad); box-shadow: inset 0 0 0 1px var(--bad) }
.choice { display: grid; grid-template-columns: 1fr 1fr; gap: 12px }
.choice label { display: flex; align-items: center; gap: 10px; min-height: 48px; padding: 8px 14px;
  border: 1px solid var(--line); border-radius: 8px; cursor: pointer }
.choice label:has(:checked) { border-color: var(--accent); background: var(--good-paper);
  box-shadow: inset 0 0 0 1px var(--accent) }
.choice input { width: 20px; height: 20px; margin: 0; accent-color: var(--accent) }
.hint { margin: 6px 0 0; color: var(--soft); font-size: 14px }
.wrong { margin: 6px 0 0; color: var(--bad); font-size: 14px; font-weight: 500 }
.alert { margin: 16px 0 20px; padding: 12px 16px; color: var(--bad); background: var(--bad-paper);
  border-left: 4px solid var(--bad); border-radius: 4px 8px 8px 4px }
.notice, .demo { margin: 16px 0 20px; padding: 12px 16px; background: var(--good-paper);
  border-left: 4px solid var(--accent); border-radius: 4px 8px 8px 4px }
.address { overflow-wrap: anywhere }
.below.links { gap: 0 24px }
.passkey { margin-top: 16px }
.passkey[hidden] { display: none }
.passkey .wrong:empty { display: none }
.keys { margin: 0 0 20px; padding: 0; list-style: none }
.keys li { display: flex; justify-content: space-between; align-items: center; gap: 16px; padding: 12px 0;
  border-bottom: 1px dashed #c9c6dc; overflow-wrap: anywhere }
.keys .hint { margin: 0 }
.codes { margin: 0 0 20px; padding-left: 28px; line-height: 2 }
.codes code { font: 15px/1 ui-monospace, Consolas, monospace }
.letter { padding: 20px 0; border-top: 1px dashed #c9c6dc }
.letter h2 { margin: 0; font-size: 18px }
.letter p { margin: 0 0 12px }
button, .button { display: inline-flex; align-items: center; justify-content: center;
  min-height: 48px; padding: 10px 24px; font: inherit; font-weight: 600; text-align: center;
  color: #fff; background: var(--accent); border: 1px solid var(--accent); border-radius: 8px;
  cursor: pointer; text-decoration: none }
button:hover, .button:hover { background: var(--accent-deep) }
.plain { color: var(--accent-deep); background: none; border-color: var(--accent) }
.plain:hover { background: var(--good-paper) }
.send { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 20px }
.send button { flex: 1 1 160px }
.send a { display: inline-flex; align-items: center; min-height: 44px }
.ways { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 12px; margin: 0; padding: 0; list-style: none }
.ways .button { width: 100%; height: 100%; padding: 8px; font-size: 15px; line-height: 1.25 }
.ways-title { margin: 28px 0 12px; padding-top: 20px; border-top: 1px dashed #c9c6dc;
  font-size: 16px; font-weight: 600; letter-spacing: 0 }
button.link { min-height: 44px; padding: 0; color: var(--accent-deep); background: none; border: 0;
  border-radius: 4px; font-weight: 400; text-decoration: underline; text-underline-offset: 3px }
.buttons { display: flex; flex-wrap: wrap; gap: 12px; margin-top: 24px }
form .buttons { margin-top: 0 }
.below { margin: 20px 0 0; padding-top: 12px; border-top: 1px dashed #c9c6dc; display: flex;
  flex-wrap: wrap; align-items: center; gap: 0 8px; color: var(--soft) }
.below a { display: inline-flex; align-items: center; min-height: 44px }
a { color: var(--accent-deep); text-underline-offset: 3px }
dl { display: grid; gap: 12px; margin: 0 }
dt { color: var(--soft); font-size: 14px }
dd { margin: 0; overflow-wrap: anywhere }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
@media (min-width: 560px) {
  body { padding-top: 64px }
  main { padding: 40px 40px 36px 64px;
    background-image: linear-gradient(90deg, transparent 39px, var(--margin) 39px 40px, transparent 40px) }
  .pair { grid-template-columns: 1fr 1fr; align-items: start }
}
@media print { body, main { background: none; box-shadow: none } header, .buttons { display: none } }
@media (forced-colors: active) { main, .choice label { border: 1px solid } }
`;
}
