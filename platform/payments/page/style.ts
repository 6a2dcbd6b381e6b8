/** What makes the page of the bank another one than those of the sign-on, whose stylesheet it follows. */
export const bankStyle = `
body { background: #eef2f1 }
.brand::before { width: 26px; border-radius: 50%; background: var(--accent) }
main { padding: 28px 24px; background-image: none; border-radius: 16px }
dl { gap: 0; margin-bottom: 24px }
dl div { display: flex; justify-content: space-between; align-items: baseline; gap: 16px; padding: 10px 0;
  border-bottom: 1px solid #dbe4e2 }
dl div:last-child { border-bottom: 0; font-size: 20px }
dt { color: inherit; font-size: inherit }
dd { white-space: nowrap }
.offer { display: flex; gap: 12px; align-items: flex-start; min-height: 44px }
.offer input { flex: none; width: 20px; height: 20px; margin: 2px 0 0; accent-color: var(--accent) }
.choice { grid-template-columns: 1fr }
.choice input { flex: none }
.buttons { margin-top: 0 }
@media (min-width: 560px) { main { padding: 40px; background-image: none } .choice { grid-template-columns: 1fr 1fr } }
`;
