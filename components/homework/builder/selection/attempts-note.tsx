import { TextLink } from '@/components/ui/text-link/text-link';
import type { Licences } from '@/lib/contract/licence/licence';
import { countOf } from '@/lib/format/plural';
import { pathOf } from '@/lib/routes/match';

const attemptForms = ['попытка', 'попытки', 'попыток'] as const;

/** How many attempts a student will have, before the homework is given. [HW-08] */
export function AttemptsNote({ plan, limits }: Pick<Licences, 'plan' | 'limits'>) {
  return (
    <p className="mt-4 text-caption text-ink-soft">
      У&nbsp;каждого ученика будет {countOf(limits.attempts, attemptForms)}.{' '}
      {plan === 'free' ? (
        <TextLink href={pathOf('payment')}>Больше с&nbsp;премиумом</TextLink>
      ) : null}
    </p>
  );
}
