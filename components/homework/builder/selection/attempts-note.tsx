import { TextLink } from '@/components/ui/text-link/text-link';
import { limits as limitsOf, type Limits, type Plan } from '@/lib/contract/licence/limits';
import { countOf } from '@/lib/format/plural';
import { pathOf } from '@/lib/routes/match';

const attemptForms = ['попытка', 'попытки', 'попыток'] as const;

type AttemptsNoteProps = {
  plan: Plan;
  limits: Limits;
  /** Those that have premium by a licence of their own: «5А». */
  premiumClasses: readonly string[];
};

/** How many attempts a student will have, before the homework is given. [HW-08] */
export function AttemptsNote({ plan, limits, premiumClasses }: AttemptsNoteProps) {
  return (
    <p className="mt-4 text-caption text-ink-soft">
      У&nbsp;каждого ученика будет {countOf(limits.attempts, attemptForms)}
      {premiumClasses.length > 0
        ? `, в\u00A0${premiumClasses.join(', ')}\u00A0— ${limitsOf.premium.attempts}`
        : ''}
      .{' '}
      {plan === 'free' ? (
        <TextLink href={pathOf('payment')}>Больше с&nbsp;премиумом</TextLink>
      ) : null}
    </p>
  );
}
