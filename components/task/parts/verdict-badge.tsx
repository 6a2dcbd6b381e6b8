import { CircleCheck, CircleDot, CircleX } from 'lucide-react';
import type { StepVerdict } from '@/lib/contract/attempt/attempt';

const looks = {
  right: ['Верно', 'bg-positive-tint text-positive-strong', CircleCheck],
  partly: ['Частично верно', 'bg-warning-tint text-warning-strong', CircleDot],
  wrong: ['Неверно', 'bg-negative-tint text-negative-strong', CircleX],
} as const;

/** What came of an answer, in words, with a sign and a colour of its own. [UI-12] */
export function VerdictBadge({ verdict }: { verdict: StepVerdict }) {
  const [words, look, Icon] = looks[verdict];
  return (
    <p
      className={`flex items-center gap-2 self-start rounded-full py-1.5 pr-4 pl-2 text-body font-semibold ${look}`}
    >
      <Icon aria-hidden className="size-6" />
      {words}
    </p>
  );
}
