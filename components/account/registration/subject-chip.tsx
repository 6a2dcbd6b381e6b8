import { Check } from 'lucide-react';
import { getSubject } from '@/lib/contract/subjects/subjects';

type SubjectChipProps = {
  subjectId: number;
  checked: boolean;
  invalid: boolean;
  onToggle: () => void;
};

/** One subject, in its colour; the whole of it is the target. A native checkbox. [SUBJ-02] */
export function SubjectChip({ subjectId, checked, invalid, onToggle }: SubjectChipProps) {
  const { title, colour } = getSubject(subjectId);
  return (
    <label
      data-accent={colour}
      className="relative inline-flex min-h-11 max-w-full items-center gap-2 rounded-full border border-control bg-surface py-2 pr-4 pl-3 transition-colors duration-150 has-checked:border-accent has-checked:bg-accent-tint has-checked:text-accent-strong has-checked:shadow-[inset_0_0_0_1px_var(--accent)] has-enabled:hover:border-accent has-enabled:hover:bg-accent-tint has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
    >
      <input
        type="checkbox"
        name="subject"
        value={subjectId}
        checked={checked}
        aria-invalid={invalid || undefined}
        onChange={onToggle}
        className="peer absolute inset-0 scroll-my-32 opacity-0 forced-colors:static forced-colors:opacity-100"
      />
      <span
        aria-hidden
        className="grid size-5 shrink-0 place-items-center rounded-s border-2 border-accent text-transparent peer-checked:bg-accent peer-checked:text-surface forced-colors:hidden"
      >
        <Check strokeWidth={3.5} className="size-3" />
      </span>
      <span className="min-w-0 break-words">{title}</span>
    </label>
  );
}
