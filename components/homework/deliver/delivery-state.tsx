import type { DeliveryState } from '@/lib/contract/diary/diary';

const words: Record<DeliveryState, readonly [text: string, look: string]> = {
  sending: ['отправляем', 'text-ink-soft'],
  delivered: ['в\u00A0дневнике', 'text-positive-strong'],
  failed: ['не\u00A0удалось', 'text-negative-strong'],
};

/** Where a homework is on its way to a diary. */
export function DeliveryStateText({ state }: { state: DeliveryState }) {
  const [text, look] = words[state];
  return <span className={`font-medium ${look}`}>{text}</span>;
}
