import type { DeliveryState } from '@/lib/contract/diary/diary';

type Words = Record<DeliveryState, string>;

const words: Words = {
  sending: 'отправляем',
  delivered: 'в\u00A0дневнике',
  failed: 'не\u00A0удалось',
};
const wordsOfWithdrawn: Words = {
  sending: 'забираем',
  delivered: 'забрано',
  failed: 'не\u00A0удалось забрать',
};
const looks: Words = {
  sending: 'text-ink-soft',
  delivered: 'text-positive-strong',
  failed: 'text-negative-strong',
};

type DeliveryStateTextProps = {
  state: DeliveryState;
  isWithdrawn?: boolean;
};

/** Where a homework is on its way to a diary, or out of it. */
export function DeliveryStateText({ state, isWithdrawn = false }: DeliveryStateTextProps) {
  const told = isWithdrawn ? wordsOfWithdrawn : words;
  return <span className={`font-medium ${looks[state]}`}>{told[state]}</span>;
}
