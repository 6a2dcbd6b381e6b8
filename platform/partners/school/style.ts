/** What makes school diaries other products than the sign-on, whose stylesheet they follow. */
export const schoolStyle = `
body { padding: 0 0 48px; gap: 0; background: #f1f4f0 }
header { max-width: none; padding: 8px 16px; background: var(--accent); color: #fff }
.brand, .where { color: #fff }
.brand::before { width: 24px; height: 24px; border-radius: 50%; background: #ffd24d }
main { margin-top: 24px; padding: 24px 16px; background-image: none; border-radius: 6px }
main:has(.wide) { max-width: 960px }
.who { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0 16px;
  margin: 0 0 16px; color: var(--soft) }
.who a, .week a { display: inline-flex; align-items: center; min-height: 44px }
.week { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0 16px }
h2 { margin: 28px 0 8px; font-size: 20px; line-height: 1.3 }
h2::first-letter { text-transform: uppercase }
form + form { margin-top: 24px }
.day { margin: 0; padding: 0; list-style: none; border-top: 2px solid var(--accent) }
.day > li { display: grid; grid-template-columns: 56px 1fr; gap: 0 12px; padding: 10px 0; border-bottom: 1px solid #dde4dd }
.day .time { color: var(--soft); font-variant-numeric: tabular-nums; line-height: 44px }
.day p { margin: 0; color: var(--soft); overflow-wrap: anywhere }
.day .name { display: inline-flex; align-items: center; min-height: 44px; font-weight: 600 }
.works { margin: 0; padding: 0; list-style: none }
.works > li { padding: 12px; margin: 8px 0; background: var(--good-paper); border-radius: 6px; overflow-wrap: anywhere }
.works p, .day .works p { margin: 0 0 8px; color: inherit }
.works a { display: inline-flex; align-items: center; min-height: 44px }
.mark { display: inline-block; min-width: 32px; padding: 0 8px; border-radius: 4px; background: var(--accent); color: #fff;
  font-weight: 700; text-align: center }
table { width: 100%; border-collapse: collapse; margin-bottom: 16px; font-size: 15px }
caption { padding: 8px 0; font-weight: 600; text-align: left; overflow-wrap: anywhere }
th, td { padding: 6px 8px 6px 0; border-bottom: 1px solid #dde4dd; text-align: left; vertical-align: middle }
th[scope=row] { font-weight: 400; overflow-wrap: anywhere }
td .hint { margin: 0 }
select { width: 100%; min-width: 8.25em; min-height: 48px; padding: 8px; font: inherit; color: inherit; background: #fff;
  border: 1px solid var(--line); border-radius: 6px }
button, .button { border-radius: 6px }
summary { display: flex; align-items: center; min-height: 44px; color: var(--accent-deep); cursor: pointer; text-decoration: underline }
.fields { display: grid; gap: 12px }
.done { margin: 0 0 16px; padding: 12px 16px; background: var(--good-paper); border-left: 4px solid var(--accent) }
@media (min-width: 560px) {
  body { padding-top: 0 }
  header { padding: 8px max(16px, calc((100% - 960px) / 2)) }
  main { padding: 32px; background-image: none }
  .fields { grid-template-columns: 1fr 1fr }
}
`;
